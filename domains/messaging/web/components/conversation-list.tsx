import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { FilterChips } from '@hearth/ui/chip';
import { ErrorState } from '@hearth/ui/error-state';
import { PendingRead } from '@hearth/ui/resource/pending-read';
import { SearchField } from '@hearth/ui/search-field';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import en from '../en.json' with { type: 'json' };
import { useInbox } from '../use-inbox.ts';
import type { InboxViewOption } from './desk/views.ts';

const UNREAD = 'unread';
const EVERYTHING_OPEN: InboxViewOption = { id: '', empty: '' };
const loadLines = () => import('./conversation-lines.tsx');
/** What draws a long list comes while its conversations are asked for. */
const ConversationLines = lazy(async () => ({ default: (await loadLines()).ConversationLines }));
/** Nothing is said before there is something to compare with. */
const Arrival = lazy(() => import('./arrival.tsx'));
/** Shown for an empty inbox or before a conversation is chosen. */
export const EmptyInbox = lazy(() => import('./empty/empty-inbox.tsx'));
/** For those who work somewhere. */
const WriteToLocation = lazy(() => import('./staff/write-to-location.tsx'));
/** For the house's side, and not before the list is there. */
const InboxTools = lazy(() => import('./desk/inbox-tools.tsx'));

/** All conversations that the reader may see, latest message first, narrowed by name or to what is unread. */
export function ConversationList({ openKey }: { openKey: string | undefined }) {
  const { t } = usePhrases('messaging', en);
  const [text, setText] = useState('');
  const [unreadOnly, setUnreadOnly] = useState(false);
  const [view, setView] = useState(EVERYTHING_OPEN);
  const q = useDeferredValue(text.trim());
  const { employer, inbox, lines, places, loading, more } = useInbox({ text: q, unreadOnly, view: view.id });
  useEffect(() => {
    // One that does not come is asked for again, and missed, where the list is drawn.
    loadLines().catch(() => undefined);
  }, []);
  const waiting = (
    <Loading label={t('inbox.loading')}>
      <SkeletonRows rows={8} />
    </Loading>
  );
  return (
    <>
      <InboxHeader
        employer={employer}
        busy={inbox.isPlaceholderData}
        {...{ text, unreadOnly, view }}
        onText={setText}
        onUnreadOnly={setUnreadOnly}
        onView={setView}
      />
      <Suspense>
        <Arrival
          lines={q === '' && !unreadOnly && !view.id ? lines : undefined}
          openKey={openKey}
          say={(values) => t('thread.arrived', values)}
        />
      </Suspense>
      {places.length > 0 && (
        <Suspense>
          <WriteToLocation places={places} />
        </Suspense>
      )}
      {lines === undefined ? (
        inbox.isError ? (
          <ErrorState
            title={t('inbox.failed')}
            action={<Button onClick={() => void inbox.refetch()}>{t('thread.reload')}</Button>}
          />
        ) : (
          <PendingRead of={inbox}>{waiting}</PendingRead>
        )
      ) : lines.length > 0 ? (
        <Suspense fallback={waiting}>
          <ConversationLines lines={lines} openKey={openKey} loading={loading} onMore={more} />
        </Suspense>
      ) : (
        <Suspense>
          <EmptyInbox
            reader={employer ? 'employer' : places.length > 0 ? 'staff' : 'member'}
            said={view.empty}
            why={unreadOnly && q === '' ? 'allRead' : unreadOnly || q !== '' || view.id !== '' ? 'nothing' : 'begin'}
          />
        </Suspense>
      )}
    </>
  );
}

interface InboxHeaderProps {
  readonly employer: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly unreadOnly: boolean;
  readonly onUnreadOnly: (unreadOnly: boolean) => void;
  readonly view: InboxViewOption;
  readonly onView: (view: InboxViewOption) => void;
  /** The list is being read for what was typed. */
  readonly busy: boolean;
}

/** The title, and what narrows the list; for the employer's side also its views and the search. */
function InboxHeader(props: InboxHeaderProps) {
  const { employer, text, onText, unreadOnly, onUnreadOnly, view, onView, busy } = props;
  const { t } = usePhrases('messaging', en);
  return (
    <div className="grid gap-3 border-b border-line p-4 pb-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl font-bold">{t('title')}</h1>
        <div className="flex items-center gap-2">
          <FilterChips
            label={t('inbox.filter')}
            chips={[{ id: UNREAD, label: t('inbox.unreadOnly') }]}
            chosen={unreadOnly ? [UNREAD] : []}
            onChange={(chosen) => onUnreadOnly(chosen.includes(UNREAD))}
          />
          {employer && (
            <Suspense>
              <InboxTools view={view} onView={onView} />
            </Suspense>
          )}
        </div>
      </div>
      {employer && (
        <SearchField
          label={t('inbox.search')}
          clearLabel={t('inbox.clear')}
          placeholder={t('inbox.search')}
          value={text}
          onChange={onText}
          busy={busy}
        />
      )}
    </div>
  );
}
