import type { DayNote } from '@hearth/domains/workplace/schemas';
import { useFormat } from '@hearth/i18n/use-format';
import { Icon } from '@hearth/ui/icon';
import { CalendarOff, CircleDashed, PencilLine, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MonthDay } from '../../../contract/month-endpoints.ts';
import { useMonthWords } from './words.ts';

const CLOSED = 'bg-[repeating-linear-gradient(135deg,transparent_0_6px,var(--line)_6px_7px)]';

interface CellProps {
  readonly day: MonthDay;
  /** Notes and events of the day. */
  readonly notes: readonly Pick<DayNote, 'id' | 'content'>[];
  /** Of the month before or after. */
  readonly isOutside: boolean;
  readonly isToday: boolean;
  /** Whether Tab reaches it. */
  readonly isCurrent: boolean;
  /** Its hours beside those of the fullest day. */
  readonly share: number;
  readonly onFocus: () => void;
}

/** A day of the month: how much is planned, what is open or unpublished, who is away, what is on. On phones figures and signs alone. */
export function MonthCell({ day, notes, isOutside, isToday, isCurrent, share, onFocus }: CellProps) {
  const { t } = useMonthWords();
  const format = useFormat();
  const hours = t('hours', { hours: format.number(day.minutes / 60, { maximumFractionDigits: 0 }) });
  const shifts = day.shifts === 0 ? t('empty') : t('shifts', { count: day.shifts });
  const signs = [
    { id: 'closed', icon: CalendarOff, text: day.is_closed ? t('closed') : '', look: 'text-bad' },
    { id: 'open', icon: CircleDashed, text: day.open > 0 ? t('open', { count: day.open }) : '', look: 'text-warn' },
    {
      id: 'unpublished',
      icon: PencilLine,
      text: day.unpublished > 0 ? t('unpublished', { count: day.unpublished }) : '',
      look: 'text-info',
    },
    { id: 'away', icon: UserX, text: day.away > 0 ? t('away', { count: day.away }) : '', look: 'text-ink-2' },
  ].filter(({ text }) => text !== '');
  const said = [format.date(day.date, 'full'), shifts, ...(day.minutes > 0 ? [hours] : [])];
  return (
    <Link
      to={`/schedule?date=${day.date}&view=day`}
      data-date={day.date}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      aria-current={isToday ? 'date' : undefined}
      aria-label={[...said, ...signs.map(({ text }) => text), ...notes.map(({ content }) => content)].join(', ')}
      className={`flex h-full min-h-28 flex-col gap-1 px-2 py-1.5 hover:bg-hover focus-visible:-outline-offset-2 phone:min-h-20 phone:items-center phone:px-0.5 ${isOutside ? 'bg-sunken' : ''} ${day.is_closed ? CLOSED : ''}`}
    >
      <span className="flex items-baseline justify-between gap-2">
        <span
          className={`grid size-6 place-items-center rounded-full text-sm tabular-nums ${isToday ? 'bg-accent-ink font-bold text-surface' : isOutside ? 'text-ink-2' : 'font-bold'}`}
        >
          {format.date(day.date, 'day')}
        </span>
        {day.minutes > 0 && <span className="text-sm text-ink-2 tabular-nums phone:hidden">{hours}</span>}
      </span>
      {day.shifts > 0 && (
        <>
          <span className="h-1 overflow-hidden rounded-full bg-sunken phone:w-8" aria-hidden="true">
            <span
              className="block h-full rounded-full bg-accent"
              style={{ inlineSize: `${Math.round(share * 100)}%` }}
            />
          </span>
          <span className="text-sm tabular-nums phone:hidden">{shifts}</span>
          <span className="hidden text-sm tabular-nums phone:block">{format.number(day.shifts)}</span>
        </>
      )}
      <Signs signs={signs} />
      {notes.slice(0, 2).map(({ id, content }) => (
        <span key={id} dir="auto" className="truncate rounded-sm bg-info-soft px-1 text-xs text-info phone:hidden">
          {content}
        </span>
      ))}
    </Link>
  );
}

interface SignsProps {
  readonly signs: readonly {
    readonly id: string;
    readonly icon: typeof UserX;
    readonly text: string;
    readonly look: string;
  }[];
}

function Signs({ signs }: SignsProps): ReactNode {
  if (signs.length === 0) return null;
  return (
    <span className="flex flex-col gap-0.5 phone:flex-row phone:flex-wrap phone:justify-center">
      {signs.map(({ id, icon, text, look }) => (
        <span key={id} className={`flex items-center gap-1 text-xs ${look}`}>
          <Icon of={icon} size={12} />
          <span className="truncate phone:hidden">{text}</span>
        </span>
      ))}
    </span>
  );
}
