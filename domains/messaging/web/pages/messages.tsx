import { useUser } from '@hearth/client/person';
import { usePhrases } from '@hearth/i18n/phrases';
import { PageTitle } from '@hearth/ui/page-title';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { MessageSquare } from 'lucide-react';
import { useParams } from 'react-router';
import { Conversation } from '../components/conversation.tsx';
import { ConversationHeader } from '../components/conversation-header.tsx';
import { ConversationList } from '../components/conversation-list.tsx';
import en from '../en.json' with { type: 'json' };

/** The inbox: conversations beside the one that is open; on phones one after the other. */
export function Component() {
  const { t } = usePhrases('messaging', en);
  const { applicationId } = useParams();
  const employer = useUser()?.user_employer === true;
  const open = applicationId !== undefined;
  return (
    <div className="grid h-full min-h-0 grid-cols-1 md:grid-cols-[22rem_minmax(0,1fr)]">
      <PageTitle>{t('title')}</PageTitle>
      <div
        className={`min-h-0 overflow-hidden border-e border-line bg-surface ${open ? 'hidden md:flex' : 'flex'} flex-col`}
      >
        <ConversationList employer={employer} openId={applicationId} />
      </div>
      <div className={`min-h-0 ${open ? 'flex' : 'hidden md:flex'} flex-col`}>
        {open ? (
          <>
            <ConversationHeader applicationId={applicationId} />
            <div className="min-h-0 flex-1">
              <Conversation key={applicationId} applicationId={applicationId} />
            </div>
          </>
        ) : (
          <div className="grid flex-1 place-items-center">
            <EmptyState icon={<Icon of={MessageSquare} size={24} />} title={t('inbox.choose')} />
          </div>
        )}
      </div>
    </div>
  );
}
