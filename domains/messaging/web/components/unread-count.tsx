import { usePerson } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { countUnreadCandidate, countUnreadEmployer } from '@hearth/domains/messaging/contract';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { CountBadge } from '@hearth/ui/badge';
import en from '../en.json' with { type: 'json' };
import { CONVERSATION_READS } from '../use-refresh.ts';
import { MESSAGES_READ, MESSAGE_SENT } from '../../contract/events.ts';
import { STAFF_MESSAGES_READ, STAFF_MESSAGE_SENT } from '../../contract/staff-events.ts';
import { STAGE_CHANGED } from '@hearth/domains/applications/events';

/** More than this is said as "99+": a badge has room for two figures. */
const MOST = 99;

/** Returns the reader's number of unread messages, kept current by events. */
export function useUnreadCount(): number {
  const { user, brand } = usePerson();
  const employer = user.user_employer === true;
  const ofEmployer = useCall(
    countUnreadEmployer,
    { params: { id: brand?.id ?? '' } },
    { enabled: employer && brand?.permissions.has('VIEW_MESSAGES') === true, keepPrevious: true },
  );
  const ofMember = useCall(countUnreadCandidate, {}, { enabled: !employer });
  useReadAgainOn(
    [MESSAGE_SENT, MESSAGES_READ, STAGE_CHANGED, STAFF_MESSAGE_SENT, STAFF_MESSAGES_READ],
    CONVERSATION_READS,
  );
  return (employer ? ofEmployer : ofMember).data?.count ?? 0;
}

/** The number of unread messages as a badge; nothing when there is none. */
export function UnreadCount({ className }: { className?: string | undefined }) {
  const { t } = usePhrases('messaging', en);
  const format = useFormat();
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <CountBadge
      strong
      className={className}
      count={count > MOST ? `${format.number(MOST)}+` : format.number(count)}
      label={t('inbox.unread', { count })}
    />
  );
}
