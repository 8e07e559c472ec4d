import { deviceZone } from '@hearth/i18n/device-zone';
import { useClient } from '@hearth/client/context';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { openMessageFile } from '@hearth/domains/messaging/contract';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Check, CheckCheck, Clock, FileText, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message } from '../../contract/schemas.ts';
import en from '../en.json' with { type: 'json' };
import type { Outgoing } from '../outgoing.ts';

function Frame({ mine, children, below }: { mine: boolean; children: ReactNode; below: ReactNode }) {
  return (
    <li
      className={`grid max-w-[85%] gap-1 ${mine ? 'justify-self-end justify-items-end' : 'justify-self-start justify-items-start'}`}
    >
      <div
        className={`grid gap-2 rounded-lg border px-3.5 py-2.5 text-base ${mine ? 'border-transparent bg-accent-soft' : 'border-line bg-surface'}`}
      >
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-1.5 px-1 text-xs text-ink-2">{below}</div>
    </li>
  );
}

function Text({ text }: { text: string }) {
  return text === '' ? null : (
    <p dir="auto" className="break-words whitespace-pre-wrap">
      {text}
    </p>
  );
}

/** A message that arrived at the server; `mine` is the reader's side. */
export function MessageBubble({
  message,
  applicationId,
  mine,
}: {
  message: Message;
  applicationId: string;
  mine: boolean;
}) {
  const { t } = usePhrases('messaging', en);
  const format = useFormat();
  const client = useClient();
  const zone = deviceZone();
  const open = async (fileId: string): Promise<void> => {
    // Opened at once, while the tap still counts as the reader's own; the address follows.
    const target = window.open('about:blank', '_blank');
    const { href } = await client.call(openMessageFile, { params: { id: applicationId, file_id: fileId } });
    if (target === null) window.location.assign(href);
    else target.location.replace(href);
  };
  return (
    <Frame
      mine={mine}
      below={
        <>
          {!message.own && <span>{message.sender_name},</span>}
          <time dateTime={message.sent_at}>{format.instantTime(message.sent_at, zone)}</time>
          {mine && (
            <>
              <Icon of={message.is_read ? CheckCheck : Check} size={16} />
              <span>
                {message.read_at === null
                  ? t('thread.sent')
                  : t('thread.read', { time: format.instantTime(message.read_at, zone) })}
              </span>
            </>
          )}
        </>
      }
    >
      <Text text={message.message_body} />
      {message.files.map((file) => (
        <button
          key={file.id}
          type="button"
          onClick={() => void open(file.id)}
          aria-label={t('thread.file', { name: file.name, size: format.fileSize(file.size) })}
          className="flex min-h-11 items-center gap-2 rounded-md border border-line bg-surface px-3 py-2 text-start hover:border-line-strong"
        >
          <Icon of={FileText} />
          <span className="min-w-0 break-words font-bold">{file.name}</span>
          <span className="ms-auto shrink-0 text-sm text-ink-2">{format.fileSize(file.size)}</span>
        </button>
      ))}
    </Frame>
  );
}

/** A message on its way, or one that did not get through. */
export function OutgoingBubble({
  message,
  onRetry,
  onDiscard,
}: {
  message: Outgoing;
  onRetry: () => void;
  onDiscard: () => void;
}) {
  const { t } = usePhrases('messaging', en);
  return (
    <Frame
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
              {t('thread.failed')}
            </span>
            <Button size="sm" variant="ghost" onClick={onRetry}>
              {t('thread.retry')}
            </Button>
            <Button size="sm" variant="ghost" onClick={onDiscard}>
              {t('thread.discard')}
            </Button>
          </>
        )
      }
    >
      <Text text={message.text} />
      {message.files.map((file) => (
        <span key={file.name} className="flex items-center gap-2">
          <Icon of={FileText} />
          {file.name}
        </span>
      ))}
    </Frame>
  );
}
