import { holdsOn } from '@hearth/domains/workplace/rules';
import type { DayNote } from '@hearth/domains/workplace/schemas';
import { useFormat } from '@hearth/i18n/use-format';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { MonthDay, ScheduleMonth } from '../../../contract/month-endpoints.ts';
import { dayByKey } from '../../../rules/hours/month-keys.ts';
import { weekdayOf } from '../../../rules/hours/time.ts';
import { MonthCell } from './month-cell.tsx';
import { useMonthWords } from './words.ts';

const DAYS_PER_WEEK = 7;

interface GridProps {
  readonly month: ScheduleMonth;
  readonly notes: readonly DayNote[];
  /** Turns the page by months. */
  readonly onTurn: (months: number) => void;
}

/** The weeks of a month, a day in each cell; arrow keys move between days, Enter opens one. */
export function MonthGrid({ month: { month, days, today }, notes, onTurn }: GridProps) {
  const { t } = useMonthWords();
  const format = useFormat();
  const table = useRef<HTMLTableElement>(null);
  const first = days.find(({ date }) => date === today) ?? days.find(({ date }) => date.startsWith(month));
  const [at, setAt] = useState(first?.date ?? '');
  const weekStart = weekdayOf(days[0]?.date ?? today);
  const most = Math.max(1, ...days.map(({ minutes }) => minutes));
  const weeks = Array.from({ length: days.length / DAYS_PER_WEEK }, (_, week) =>
    days.slice(week * DAYS_PER_WEEK, (week + 1) * DAYS_PER_WEEK),
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      event.preventDefault();
      return onTurn(event.key === 'PageDown' ? 1 : -1);
    }
    const isRtl = table.current !== null && getComputedStyle(table.current).direction === 'rtl';
    const next = dayByKey(event.key, at, { weekStart, isRtl });
    const cell = table.current?.querySelector<HTMLElement>(`[data-date="${next ?? ''}"]`);
    if (next === undefined || cell == null) return;
    event.preventDefault();
    setAt(next);
    cell.focus();
  };
  return (
    <>
      <p className="sr-only">{t('keys')}</p>
      <table
        ref={table}
        aria-label={format.date(`${month}-01`, 'month')}
        className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-md border border-line bg-surface"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weeks[0]?.map(({ date }) => (
              <th
                key={date}
                scope="col"
                className="px-2 py-1.5 text-start text-sm font-normal text-ink-2 phone:px-1 phone:text-center"
              >
                <abbr title={format.weekday(weekdayOf(date))} className="no-underline">
                  {format.weekday(weekdayOf(date), 'short')}
                </abbr>
              </th>
            ))}
            <th scope="col" className="w-[9%] px-2 py-1.5 text-start text-sm font-normal text-ink-2 max-md:hidden">
              {t('week')}
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <td key={day.date} className="h-full border-s border-t border-line p-0 align-top first:border-s-0">
                  <MonthCell
                    day={day}
                    notes={notes.filter((note) => note.kind !== 'CLOSED' && holdsOn(note, day.date))}
                    isOutside={!day.date.startsWith(month)}
                    isToday={day.date === today}
                    isCurrent={day.date === at}
                    share={day.minutes / most}
                    onFocus={() => setAt(day.date)}
                  />
                </td>
              ))}
              <WeekSum week={week} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The hours and open shifts of a week, leading to it. */
function WeekSum({ week }: { readonly week: readonly MonthDay[] }) {
  const { t } = useMonthWords();
  const format = useFormat();
  const sum = (of: 'minutes' | 'open'): number => week.reduce((total, day) => total + day[of], 0);
  const first = week[0]?.date ?? '';
  return (
    <td className="border-s border-t border-line bg-sunken p-0 align-top max-md:hidden">
      <Link
        to={`/schedule?date=${first}`}
        aria-label={t('openWeek', { date: format.date(first, 'short') })}
        className="block h-full px-2 py-1.5 hover:bg-hover"
      >
        <span className="block font-bold tabular-nums">
          {t('hours', { hours: format.number(sum('minutes') / 60, { maximumFractionDigits: 0 }) })}
        </span>
        {sum('open') > 0 && <span className="block text-sm text-warn">{t('open', { count: sum('open') })}</span>}
      </Link>
    </td>
  );
}
