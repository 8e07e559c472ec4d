import { deviceZone } from '@hearth/i18n/device-zone';
import { localDay } from '@hearth/kit/local-day';
import { useConnection } from '@hearth/client/context';
import { useOnline } from '@hearth/client/online';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { ErrorState } from '@hearth/ui/error-state';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { byDay } from '../days.ts';
import en from '../en.json' with { type: 'json' };
import { outgoing } from '../outgoing.ts';
import { useThread } from '../use-thread.ts';
import { MessageBubble, OutgoingBubble } from './bubble.tsx';
import { Composer } from './composer.tsx';

const DAY_MS = 86_400_000;

/** One conversation, to be read and written; fills the height that it is given. */
export function Conversation({ applicationId }: { applicationId: string }) {
  const { t } = usePhrases('messaging', en);
  const { thread, messages, waiting, canShowEarlier, showEarlier, send, deliver } = useThread(applicationId);
  const online = useOnline(useConnection().online);
  const end = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1);
  const side = thread.data?.side;

  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest?.message_id, waiting.length]);

  if (thread.isError && thread.data === undefined) {
    return (
      <ErrorState
        title={t('thread.failedToLoad')}
        action={<Button onClick={() => void thread.refetch()}>{t('thread.reload')}</Button>}
      />
    );
  }
  if (thread.data === undefined || side === undefined) {
    return (
      <Loading label={t('thread.loading')} className="p-4">
        <SkeletonText lines={5} />
      </Loading>
    );
  }
  const { application } = thread.data;
  const other = side === 'EMPLOYER' ? application.candidate_name : application.employer_name;
  const announced =
    newest !== undefined && newest.from !== side
      ? t('thread.arrived', { name: newest.sender_name, text: newest.message_body })
      : '';

  return (
    <section aria-label={t('thread.label', { name: other })} className="flex h-full min-h-0 flex-col">
      <div
        className="min-h-0 flex-1 overflow-y-auto bg-bg p-4"
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t('thread.label', { name: other })}
      >
        {canShowEarlier && (
          <div className="mb-3 text-center">
            <Button size="sm" variant="ghost" onClick={() => void showEarlier()}>
              {t('thread.earlier')}
            </Button>
          </div>
        )}
        {messages.length === 0 && waiting.length === 0 && (
          <p className="py-8 text-center text-ink-2">{t('thread.empty')}</p>
        )}
        {byDay(messages, deviceZone()).map((day) => (
          <div key={day.date}>
            <DayLabel date={day.date} />
            <ol className="grid gap-3">
              {day.messages.map((message) => (
                <MessageBubble
                  key={message.message_id}
                  message={message}
                  applicationId={applicationId}
                  mine={message.from === side}
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
                onDiscard={() => outgoing.remove(message.id)}
              />
            ))}
          </ol>
        )}
        <div ref={end} />
      </div>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      {!online && <p className="bg-warn-soft px-4 py-2 text-sm text-warn">{t('thread.offline')}</p>}
      <Composer applicationId={applicationId} onSend={send} />
    </section>
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
  return <p className="my-3 text-center text-sm text-ink-2">{label}</p>;
}
