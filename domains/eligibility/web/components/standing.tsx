import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Icon } from '@hearth/ui/icon';
import { Ban, CircleAlert, CircleCheck, CircleDashed, CircleSlash, Clock, UserRound } from 'lucide-react';
import type { ListedCase, Standing } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const LOOKS = {
  EXPIRED: { tone: 'bad', icon: Ban },
  TO_CHECK: { tone: 'info', icon: Clock },
  WITH_EMPLOYEE: { tone: 'neutral', icon: UserRound },
  NOT_STARTED: { tone: 'neutral', icon: CircleDashed },
  FOLLOW_UP_DUE: { tone: 'warn', icon: CircleAlert },
  CONFIRMED: { tone: 'ok', icon: CircleCheck },
  NOT_NEEDED: { tone: 'neutral', icon: CircleSlash },
} as const;

/** How a check stands, in a word and a colour; to the employee, what is with them is to do. */
export function StandingBadge({ standing, isOwn = false }: { readonly standing: Standing; readonly isOwn?: boolean }) {
  const { t } = useWords();
  const { tone, icon } = LOOKS[standing];
  return (
    <Badge tone={tone} pill icon={<Icon of={icon} size={14} />}>
      {t(isOwn && (standing === 'WITH_EMPLOYEE' || standing === 'NOT_STARTED') ? 'own.todo' : `standing.${standing}`)}
    </Badge>
  );
}

type Due = Pick<ListedCase, 'standing' | 'due_on' | 'days_left' | 'open_days_left' | 'valid_until'>;

/** How long there is left, counted as the law counts; late in red. */
export function DueText({ of }: { readonly of: Due }) {
  const { t } = useWords();
  const { date } = useFormat();
  const { due_on: on, days_left: left, open_days_left: open, valid_until: until } = of;
  if (on === null || left === null)
    return until === null ? null : <span className="text-sm text-ink-2">{t('until', { date: date(until) })}</span>;
  const isEnd = until !== null;
  if (left < 0)
    return (
      <span className="text-sm font-bold text-bad">
        {t(isEnd ? 'due.ended' : 'due.late', { date: date(on), count: -left })}
      </span>
    );
  const words =
    left === 0 ? t('due.today') : open === null ? t('due.days', { count: left }) : t('due.openDays', { count: open });
  return (
    <span className={`text-sm ${left <= 3 ? 'font-bold text-warn-ink' : 'text-ink-2'}`}>
      {words} · {t(isEnd ? 'due.ends' : 'due.by', { date: date(on) })}
    </span>
  );
}
