import { deviceZone } from '@hearth/i18n/device-zone';
import { localDay } from '@hearth/kit/local-day';
import { useConnection } from '@hearth/client/context';
import { useOnline } from '@hearth/client/browser/online';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { ErrorState } from '@hearth/ui/error-state';
import { Icon } from '@hearth/ui/icon';
import { PendingRead } from '@hearth/ui/resource/pending-read';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { ArrowDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { Message } from '../../contract/schemas.ts';
import { groupByDay } from '../days.ts';
import en from '../en.json' with { type: 'json' };
import { outgoing } from '../outgoing.ts';
import type { Outgoing } from '../outgoing.ts';
import { useScroll } from '../use-scroll.ts';
import { useThread } from '../use-thread.ts';
import { MessageBurst, OutgoingBubble } from './bubble.tsx';
import type { MessageRenderer } from './bubble.tsx';
import { Composer } from './composer.tsx';
import { ConversationHeader } from './conversation-header.tsx';

const DAY_MS = 86_400_000;

/** Only where there is an engine that translates. */
const Translation = lazy(() => import('./translation/translation.tsx'));

/** Few conversations have ended, or are closed to somebody. */
const ClosedNote = lazy(() => import('./parts/closed-note.tsx'));

/** One conversation, to be read and written; fills the height that it is given. `header` says above it who it is with. */
export function Conversation({ applicationId, header = false }: { applicationId: string; header?: boolean }) {
  const { t } = usePhrases('messaging', en);
  const parts = useThread(applicationId);
  const { thread, application, side } = parts;
  if (application === undefined || side === undefined) {
    return thread.isError ? (
      <ErrorState
        title={t('thread.failedToLoad')}
        action={<Button onClick={() => void thread.refetch()}>{t('thread.reload')}</Button>}
      />
    ) : (
      <>
        {header && <div className="h-16 shrink-0 border-b border-line bg-surface" />}
        <PendingRead of={thread}>
          <Loading label={t('thread.loading')} className="p-4">
            <SkeletonText lines={5} />
          </Loading>
        </PendingRead>
      </>
    );
  }
  return (
    <>
      {header && <ConversationHeader application={application} side={side} />}
      <Thread
        {...parts}
        translated={thread.data?.pages[0]?.translation === undefined ? undefined : thread}
        conversationKey={application.id}
        name={side === 'EMPLOYER' ? application.candidate_name : application.employer_name}
        side={side}
        focus={header}
        tools={side === 'EMPLOYER' ? 'house' : 'files'}
        closed={application.cannot_write && <ClosedNote application={application} side={side} />}
      />
    </>
  );
}

/** A conversation to be read and written, whoever it is with. */
export interface ThreadProps {
  readonly thread: {
    readonly hasNextPage: boolean;
    readonly isFetching: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** Shows messages in the reader's language, where that is offered. */
  readonly translated?: ReturnType<typeof useThread>['thread'] | undefined;
  /** Where its drafts are kept, and its files found. */
  readonly conversationKey: string;
  /** Who is on the other side. */
  readonly name: string;
  readonly side: Message['from'];
  /** Whoever opened it goes on in the field where one writes. */
  readonly focus: boolean;
  /** What stands beside the field: files, and for the house saved texts. */
  readonly tools: 'house' | 'files' | 'none';
  /** Stands in place of the field where the reader cannot write. */
  readonly closed: ReactNode;
  readonly messages: readonly Message[];
  readonly waiting: readonly Outgoing[];
  readonly send: () => void;
  readonly deliver: (message: Outgoing) => Promise<void>;
}

export function Thread(props: ThreadProps) {
  const { thread, translated, conversationKey, name, side, focus, tools, closed, messages, waiting, send } = props;
  const { t } = usePhrases('messaging', en);
  const online = useOnline(useConnection().online);
  const newest = messages.at(-1);
  const { frame, isNewBelow, onScroll, toEnd } = useScroll({
    first: messages[0]?.message_id,
    last: waiting.at(-1)?.id ?? newest?.message_id,
    ownLast: waiting.length > 0 || newest?.own === true,
    onNearStart: () => {
      if (thread.hasNextPage && !thread.isFetching) void thread.fetchNextPage();
    },
  });
  const [words, setWords] = useState<MessageRenderer>();
  // What was there when the conversation was opened is read, not announced.
  const [known] = useState(newest?.message_id);
  const announced =
    newest !== undefined && newest.message_id !== known && newest.from !== side
      ? t('thread.arrived', { name: newest.sender_name, text: newest.message_body })
      : '';
  return (
    <section aria-label={t('thread.label', { name })} className="relative flex h-full min-h-0 flex-1 flex-col">
      {translated !== undefined && (
        <Suspense>
          <Translation thread={translated} onWords={setWords} />
        </Suspense>
      )}
      <div
        ref={frame}
        onScroll={onScroll}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-bg px-4 -outline-offset-2"
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t('thread.label', { name })}
      >
        <MessageLog {...props} words={words} />
      </div>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      {isNewBelow && (
        <div className="relative">
          <Button
            size="sm"
            variant="primary"
            icon={<Icon of={ArrowDown} />}
            onClick={toEnd}
            className="absolute inset-x-0 bottom-3 mx-auto w-fit rounded-full"
          >
            {t('thread.jumpToNew')}
          </Button>
        </div>
      )}
      {!online && <p className="bg-warn-soft px-4 py-2 text-sm text-warn">{t('thread.offline')}</p>}
      {closed ? (
        <Suspense>{closed}</Suspense>
      ) : (
        <Composer applicationId={conversationKey} name={name} focus={focus} tools={tools} onSend={send} />
      )}
    </section>
  );
}

type MessageLogProps = Pick<ThreadProps, 'thread' | 'conversationKey' | 'side' | 'messages' | 'waiting' | 'deliver'> & {
  words: MessageRenderer | undefined;
};

/** The messages by day, those on their way last. */
function MessageLog({ thread, conversationKey, side, messages, waiting, deliver, words }: MessageLogProps) {
  const { t } = usePhrases('messaging', en);
  return (
    <div className="mx-auto flex min-h-full w-full max-w-3xl flex-col justify-end py-4">
      {thread.hasNextPage && (
        <div className="mb-3 text-center">
          <Button
            size="sm"
            variant="ghost"
            busy={thread.isFetchingNextPage}
            onClick={() => void thread.fetchNextPage()}
          >
            {t('thread.earlier')}
          </Button>
        </div>
      )}
      {messages.length === 0 && waiting.length === 0 && (
        <p className="py-8 text-center text-ink-2">{t('thread.empty')}</p>
      )}
      {groupByDay(messages, deviceZone()).map((day) => (
        <div key={day.date}>
          <DayLabel date={day.date} />
          <ol className="grid gap-3">
            {day.bursts.map((burst) => (
              <MessageBurst
                key={burst.id}
                burst={burst}
                applicationId={conversationKey}
                words={words}
                mine={burst.messages[0]?.from === side}
              />
            ))}
          </ol>
        </div>
      ))}
      {waiting.length > 0 && (
        <ol className="mt-3 grid gap-3">
          {waiting.map((message) => (
            <OutgoingBubble
              key={message.id}
              message={message}
              onRetry={() => void deliver(message)}
              onTakeBack={() => outgoing.takeBack(message)}
              onDiscard={() => outgoing.remove(message.id)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

function DayLabel({ date }: { date: string }) {
  const { t } = usePhrases('messaging', en);
  const format = useFormat();
  const zone = deviceZone();
  const [now] = useState(() => Date.now());
  const label =
    date === localDay(new Date(now), zone)
      ? t('thread.today')
      : date === localDay(new Date(now - DAY_MS), zone)
        ? t('thread.yesterday')
        : format.date(date, 'full');
  return <h3 className="my-4 text-center text-sm font-normal text-ink-2">{label}</h3>;
}
