import { lazy, Suspense, useMemo, useState } from 'react';
import { NO_TIME, sumTotals } from '../../../rules/hours/hours.ts';
import { COVER_FROM, COVER_TO, countCover, coverPath } from '../../state/grid/cover.ts';
import type { WeekFootProps } from './week-foot.tsx';

const AreasDialog = lazy(() => import('./areas-dialog.tsx'));
const COVER_HEIGHT = 20;

/** Hours, cost for those who may see it, people, and who is on shift when. */
export function Sums({ phrases, dates, shifts, people, currency, showCost }: WeekFootProps) {
  const { t, format } = phrases;
  const [open, setOpen] = useState(false);
  const sums = useMemo(() => {
    const here = [...shifts.values()].filter((shift) => !shift.removed && dates.includes(shift.date));
    const days = dates.map((date) => here.filter((shift) => shift.date === date && shift.employee_id !== null));
    const cover = days.map((day) => countCover(day));
    return {
      totals: sumTotals(here, people, currency),
      heads: days.map((day) => new Set(day.map((shift) => shift.employee_id)).size),
      cover,
      most: Math.max(0, ...cover.flat()),
    };
  }, [shifts, dates, people, currency]);
  const money = (amount: number): string | null =>
    showCost && currency !== null ? format.money(amount, currency, 'whole') : null;
  const { all } = sums.totals;
  const cost = money(all.cost);
  const clock = (minutes: number): string => format.time(`${String((minutes / 60) % 24).padStart(2, '0')}:00`);
  return (
    <>
      <div role="rowheader" className="wk-first">
        <p>
          <span>{t('foot.hours')}</span>
          <b>{phrases.hours(all.minutes)}</b>
        </p>
        <p>
          <span>{cost === null ? t('foot.people') : t('foot.cost')}</span>
          <b>{cost ?? format.number(sums.totals.byPerson.size)}</b>
        </p>
        <p>
          <span className="truncate">
            {showCost && all.minutesWithoutCost > 0
              ? t('foot.unknownPay', { hours: phrases.hours(all.minutesWithoutCost) })
              : t('foot.working', { from: clock(COVER_FROM), to: clock(COVER_TO) })}
          </span>
          <button type="button" className="flex-none text-accent-ink hover:underline" onClick={() => setOpen(true)}>
            {t('foot.byArea')}
          </button>
        </p>
        {open && (
          <Suspense fallback={null}>
            <AreasDialog onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
      {dates.map((date, day) => {
        const total = sums.totals.byDate.get(date) ?? NO_TIME;
        return (
          <div key={date} role="gridcell" aria-colindex={day + 2} aria-readonly="true">
            <p>
              <b>{t('hours', { hours: phrases.hours(total.minutes) })}</b>
              <b>{money(total.cost)}</b>
            </p>
            <p>{t('foot.peopleCount', { count: sums.heads[day] ?? 0 })}</p>
            <svg
              className="wk-cover"
              viewBox={`0 0 ${(COVER_TO - COVER_FROM) / 30} ${COVER_HEIGHT}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={coverPath(sums.cover[day] ?? [], sums.most, COVER_HEIGHT)} />
            </svg>
          </div>
        );
      })}
    </>
  );
}
