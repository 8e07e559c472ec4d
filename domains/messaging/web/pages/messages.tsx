import { usePhrases } from '@hearth/i18n/phrases';
import { PageTitle } from '@hearth/ui/page-title';
import { lazy, Suspense, useRef } from 'react';
import { useParams } from 'react-router';
import { Conversation } from '../components/conversation.tsx';
import { ConversationList, EmptyInbox } from '../components/conversation-list.tsx';
import en from '../en.json' with { type: 'json' };
import { staffKey } from '../staff-key.ts';
import type { StaffAddress } from '../staff-key.ts';
import { useDelivery } from '../use-delivery.ts';

/** Between a location and one of its staff. */
const StaffConversation = lazy(() => import('../components/staff/staff-conversation.tsx'));

/** The inbox: conversations beside the one that is open; on phones one after the other. */
export function Component() {
  const { t } = usePhrases('messaging', en);
  const { applicationId, placeId = null, conversationId } = useParams();
  const staff: StaffAddress | null = conversationId === undefined ? null : { placeId, conversationId };
  const openKey = staff === null ? applicationId : staffKey(staff);
  const open = openKey !== undefined;
  const page = useRef<HTMLDivElement>(null);
  useDelivery();
  return (
    <div
      ref={page}
      onKeyDown={(event) => {
        // Out of the conversation, back to its line in the list.
        if (event.key !== 'Escape' || event.defaultPrevented || !open) return;
        page.current?.querySelector<HTMLElement>('nav [aria-current="page"]')?.focus();
      }}
      className="grid h-full min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] md:grid-cols-[min(20rem,50%)_minmax(0,1fr)] lg:grid-cols-[min(24rem,50%)_minmax(0,1fr)]"
    >
      <PageTitle>{t('title')}</PageTitle>
      <div className={`min-h-0 min-w-0 flex-col border-e border-line bg-surface ${open ? 'hidden md:flex' : 'flex'}`}>
        <ConversationList openKey={openKey} />
      </div>
      <div className={`min-h-0 min-w-0 flex-col ${open ? 'flex' : 'hidden md:flex'}`}>
        {staff !== null ? (
          <Suspense>
            <StaffConversation key={openKey} {...staff} />
          </Suspense>
        ) : applicationId !== undefined ? (
          <Conversation key={applicationId} applicationId={applicationId} header />
        ) : (
          <div className="grid flex-1 place-items-center">
            <Suspense>
              <EmptyInbox why="choose" reader="employer" />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}
