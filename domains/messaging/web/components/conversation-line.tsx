import { deviceZone } from '@hearth/i18n/device-zone';
import { localDay } from '@hearth/kit/local-day';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Avatar } from '@hearth/ui/avatar';
import { CountBadge } from '@hearth/ui/badge';
import { Icon } from '@hearth/ui/icon';
import { PencilLine, TriangleAlert, Users } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import en from '../en.json' with { type: 'json' };
import type { InboxLine } from '../inbox-lines.ts';
import { outgoing } from '../outgoing.ts';

/** One conversation in the list: who, about what, the last words, and what waits. */
export function ConversationLine({ line, open }: { line: InboxLine; open: boolean }) {
  const { t } = usePhrases('messaging', en);
  const format = useFormat();
  const zone = deviceZone();
  const { name, at } = line;
  const [openedAt] = useState(() => new Date().toISOString());
  return (
    <Link
      to={line.to}
      aria-current={open ? 'page' : undefined}
      className={`relative flex h-full gap-3 border-b border-line px-4 py-3 -outline-offset-2 ${open ? 'bg-accent-soft before:absolute before:inset-y-0 before:start-0 before:w-0.75 before:bg-accent-ink' : 'hover:bg-surface-2'}`}
    >
      <Avatar name={name} size={40} />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-0.5">
        <span className="flex items-baseline gap-2">
          <bdi className="truncate text-base font-bold">{name}</bdi>
          {at !== null && (
            <time dateTime={at} className="ms-auto shrink-0 text-xs text-ink-2">
              {localDay(openedAt, zone) === localDay(at, zone)
                ? format.instantTime(at, zone)
                : format.instantDate(at, zone, 'short')}
            </time>
          )}
        </span>
        <span className="flex text-sm text-ink-2">
          <About line={line} />
        </span>
        <span className="flex items-center gap-2">
          <LastWords line={line} open={open} />
          {line.unread > 0 && (
            <CountBadge strong count={format.number(line.unread)} label={t('inbox.unread', { count: line.unread })} />
          )}
        </span>
      </span>
    </Link>
  );
}

/** What it is about: the job somebody applied for, or that it is between staff and their managers. */
function About({ line: { job, place, name } }: { line: InboxLine }) {
  const { t } = usePhrases('messaging', en);
  if (job !== null) return <bdi className="truncate">{t('inbox.about', { job, place })}</bdi>;
  if (name === place) return <bdi className="truncate">{t('inbox.managers')}</bdi>;
  return (
    <>
      <Icon of={Users} size={14} className="me-1.5 mt-0.5 shrink-0 text-accent-ink" />
      <bdi className="truncate">{t('inbox.staff', { place })}</bdi>
    </>
  );
}

/** What the reader has to do first: send again, go on writing, read. */
function LastWords({ line, open }: { line: InboxLine; open: boolean }) {
  const { rich } = usePhrases('messaging', en);
  const waiting = useSyncExternalStore(outgoing.subscribe, () => outgoing.waiting(line.key));
  const draft = useSyncExternalStore(outgoing.subscribe, () => outgoing.draft(line.key));
  const failed = waiting.find((message) => message.state === 'failed');
  if (failed !== undefined) {
    return (
      <span className={`${WORDS} font-bold text-bad`}>
        <Icon of={TriangleAlert} size={14} className="me-1" />
        {rich('inbox.unsent', { text: <OneLine text={failed.text} /> })}
      </span>
    );
  }
  if (draft.text.trim() !== '' && !open) {
    return (
      <span className={`${WORDS} text-accent-ink`}>
        <Icon of={PencilLine} size={14} className="me-1" />
        {rich('inbox.draft', { text: <OneLine text={draft.text} /> })}
      </span>
    );
  }
  const words = <OneLine text={line.last_message} />;
  return (
    <span className={`${WORDS} ${line.unread > 0 ? 'font-bold' : 'text-ink-2'}`}>
      {line.isOwnLast === true ? rich('inbox.you', { text: words }) : words}
    </span>
  );
}

/** The space between a phrase and the words in it is kept, though each is laid out by itself. */
const WORDS = 'flex min-w-0 flex-1 items-center text-sm whitespace-pre';

/** What somebody wrote, on one line and in its own direction: it is cut where it ends, also inside a phrase of the other. */
function OneLine({ text }: { text: string }) {
  return <bdi className="truncate">{text.replaceAll(/\s+/g, ' ')}</bdi>;
}
