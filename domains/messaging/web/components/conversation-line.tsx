import { deviceZone } from '@hearth/i18n/device-zone';
import { localDay } from '@hearth/kit/local-day';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Avatar } from '@hearth/ui/avatar';
import { CountBadge } from '@hearth/ui/badge';
import { Icon } from '@hearth/ui/icon';
import { PencilLine, TriangleAlert } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { Conversation } from '../../contract/schemas.ts';
import en from '../en.json' with { type: 'json' };
import { outgoing } from '../outgoing.ts';

/** One conversation in the list: who, about what, the last words, and what waits. */
export function ConversationLine({
  conversation,
  employer,
  open,
}: {
  conversation: Conversation;
  employer: boolean;
  open: boolean;
}) {
  const { t } = usePhrases('messaging', en);
  const format = useFormat();
  const zone = deviceZone();
  const name = employer ? conversation.candidate_name : conversation.employer_name;
  const at = conversation.last_message_at ?? conversation.applied_at;
  const [openedAt] = useState(() => new Date().toISOString());
  const today = localDay(openedAt, zone) === localDay(at, zone);
  return (
    <Link
      to={`/messages/${conversation.id}`}
      aria-current={open ? 'page' : undefined}
      className={`relative flex h-full gap-3 border-b border-line px-4 py-3 -outline-offset-2 ${open ? 'bg-accent-soft before:absolute before:inset-y-0 before:start-0 before:w-0.75 before:bg-accent-ink' : 'hover:bg-surface-2'}`}
    >
      <Avatar name={name} size={40} />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-0.5">
        <span className="flex items-baseline gap-2">
          <bdi className="truncate text-base font-bold">{name}</bdi>
          <time dateTime={at} className="ms-auto shrink-0 text-xs text-ink-2">
            {today ? format.instantTime(at, zone) : format.instantDate(at, zone, 'short')}
          </time>
        </span>
        <span className="flex text-sm text-ink-2">
          <bdi className="truncate">
            {t('inbox.about', { job: conversation.job_title, place: conversation.location_name })}
          </bdi>
        </span>
        <span className="flex items-center gap-2">
          <LastWords conversation={conversation} employer={employer} open={open} />
          {conversation.unread > 0 && (
            <CountBadge
              strong
              count={format.number(conversation.unread)}
              label={t('inbox.unread', { count: conversation.unread })}
            />
          )}
        </span>
      </span>
    </Link>
  );
}

/** What the reader has to do first: send again, go on writing, read. */
function LastWords({ conversation, employer, open }: { conversation: Conversation; employer: boolean; open: boolean }) {
  const { rich } = usePhrases('messaging', en);
  const waiting = useSyncExternalStore(outgoing.subscribe, () => outgoing.waiting(conversation.id));
  const draft = useSyncExternalStore(outgoing.subscribe, () => outgoing.draft(conversation.id));
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
  const own = conversation.last_message_by === (employer ? 'EMPLOYER' : 'CANDIDATE');
  const words = <OneLine text={conversation.last_message} />;
  return (
    <span className={`${WORDS} ${conversation.unread > 0 ? 'font-bold' : 'text-ink-2'}`}>
      {own ? rich('inbox.you', { text: words }) : words}
    </span>
  );
}

/** The space between a phrase and the words in it is kept, though each is laid out by itself. */
const WORDS = 'flex min-w-0 flex-1 items-center text-sm whitespace-pre';

/** What somebody wrote, on one line and in its own direction: it is cut where it ends, also inside a phrase of the other. */
function OneLine({ text }: { text: string }) {
  return <bdi className="truncate">{text.replaceAll(/\s+/g, ' ')}</bdi>;
}
