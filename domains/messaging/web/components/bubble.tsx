import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Check, CheckCheck, Clock, FileText, TriangleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { Message } from '../../contract/schemas.ts';
import type { Burst } from '../days.ts';
import en from '../en.json' with { type: 'json' };
import type { Outgoing } from '../outgoing.ts';

/** What stands at one side, with a line below it. */
function Side({ mine, children, below }: { mine: boolean; children: ReactNode; below: ReactNode }) {
  return (
    <li
      className={`grid max-w-[min(85%,36rem)] gap-1 ${mine ? 'justify-items-end justify-self-end' : 'justify-items-start justify-self-start'}`}
    >
      {children}
      <div className="flex flex-wrap items-center gap-x-1.5 px-1 text-xs text-ink-2">{below}</div>
    </li>
  );
}

/** The words of a message; the corner towards its writer is the sharp one. */
function Text({
  text,
  mine,
  lang,
  dir = 'auto',
}: {
  text: string;
  mine: boolean;
  lang?: string;
  dir?: 'auto' | 'ltr' | 'rtl';
}) {
  if (text === '') return null;
  return (
    <p
      dir={dir}
      lang={lang}
      className={`rounded-lg px-3.5 py-2 text-base break-words whitespace-pre-wrap ${
        mine ? 'rounded-ee-xs bg-accent-ink text-surface' : 'rounded-es-xs border border-line bg-surface text-ink'
      }`}
    >
      {text}
    </p>
  );
}

/** Renders a message's text in another way, for example translated. */
export type MessageRenderer = (props: { text: string; mine: boolean; message: Message; as: typeof Text }) => ReactNode;

/** Few conversations have files. Without a connection there is at least the name. */
const Attachment = lazy(() => import('./attachment.tsx').catch(() => ({ default: FileName })));

/** Lines that are more than words. */
const MessagePart = lazy(() => import('./parts/message-part.tsx'));

function FileName({ file }: { file: Message['files'][number] }) {
  return (
    <bdi className="flex min-h-14 w-72 max-w-full items-center rounded-lg border border-line bg-surface p-2.5 font-bold">
      <span className="truncate">{file.name}</span>
    </bdi>
  );
}

/** Consecutive messages of one author; `mine` is the reader's side. */
export function MessageBurst({
  burst,
  applicationId,
  mine,
  words: Words = Text,
}: {
  burst: Burst;
  applicationId: string;
  mine: boolean;
  /** What shows the words of a message instead of the words themselves. */
  words?: MessageRenderer | undefined;
}) {
  const last = burst.messages.at(-1);
  if (last === undefined) return null;
  return (
    <Side mine={mine} below={<Written messages={burst.messages} message={last} mine={mine} />}>
      {burst.messages.map((message) => (
        <div
          key={message.message_id}
          className={`grid max-w-full gap-1 ${mine ? 'justify-items-end' : 'justify-items-start'}`}
        >
          {message.part === undefined ? (
            <Words text={message.message_body} mine={mine} message={message} as={Text} />
          ) : (
            <Suspense fallback={<Text text={message.message_body} mine={mine} />}>
              <MessagePart applicationId={applicationId} message={message} mine={mine} />
            </Suspense>
          )}
          {message.files.map((file) => (
            <Suspense key={file.id} fallback={<FileName file={file} />}>
              <Attachment applicationId={applicationId} file={file} />
            </Suspense>
          ))}
        </div>
      ))}
    </Side>
  );
}

/** Who wrote when, and whether the other side has read it. */
function Written({ messages, message, mine }: { messages: readonly Message[]; message: Message; mine: boolean }) {
  const { t } = usePhrases('messaging', en);
  const format = useFormat();
  const zone = deviceZone();
  return (
    <>
      {!message.own && <bdi>{message.sender_name}</bdi>}
      <time dateTime={message.sent_at}>{format.instantTime(message.sent_at, zone)}</time>
      {messages.some(({ mail }) => mail) ? (
        <Suspense>
          <MessagePart message={message} burst={messages} mine={mine} applicationId="" />
        </Suspense>
      ) : (
        mine &&
        message.part?.kind !== 'NOTE' && (
          <span className="flex items-center gap-1">
            <span aria-hidden="true">·</span>
            <span>
              {message.read_at === null
                ? t('thread.sent')
                : t('thread.read', { time: format.instantTime(message.read_at, zone) })}
            </span>
            <Icon
              of={message.is_read ? CheckCheck : Check}
              size={16}
              className={message.is_read ? 'text-accent-ink' : ''}
            />
          </span>
        )
      )}
    </>
  );
}

/** A message on its way, or one that did not get through. */
export function OutgoingBubble({
  message,
  onRetry,
  onTakeBack,
  onDiscard,
}: {
  message: Outgoing;
  onRetry: () => void;
  onTakeBack: () => void;
  onDiscard: () => void;
}) {
  const { t } = usePhrases('messaging', en);
  const lost = message.lostFiles.length > 0;
  const names = [...message.lostFiles, ...message.files.map(({ name }) => name)];
  return (
    <Side
      mine
      below={
        message.state === 'sending' ? (
          <>
            <Icon of={Clock} size={16} />
            {t('thread.sending')}
          </>
        ) : (
          <>
            <span className="flex items-center gap-1 font-bold text-bad">
              <Icon of={TriangleAlert} size={16} />
              {lost ? t('thread.filesLost', { names: message.lostFiles.join(', ') }) : t('thread.failed')}
            </span>
            <Button size="sm" variant="ghost" onClick={lost ? onTakeBack : onRetry}>
              {t(lost ? 'thread.writeAgain' : 'thread.retry')}
            </Button>
            <Button size="sm" variant="ghost" onClick={onDiscard}>
              {t('thread.discard')}
            </Button>
          </>
        )
      }
    >
      <div className="grid justify-items-end gap-1">
        <Text text={message.text} mine />
        {names.map((name, index) => (
          <span
            key={`${name}-${index}`}
            className="flex items-center gap-2 rounded-lg border border-line bg-surface p-3"
          >
            <Icon of={FileText} />
            <bdi>{name}</bdi>
          </span>
        ))}
      </div>
    </Side>
  );
}
