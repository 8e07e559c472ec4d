import { memo, Suspense } from 'react';
import { weekdayOf } from '../../../rules/hours/time.ts';
import { DayNotes } from '../editor/deferred-parts.ts';
import { useDrawn } from '../editor/when-drawn.ts';
import type { SchedulingPhrases } from '../use-scheduling-phrases.ts';

type WeekHeadProps = {
  phrases: SchedulingPhrases;
  dates: readonly string[];
  today: string;
  people: number;
};

/** The heads of the columns; a day's name leads to that day. */
export const WeekHead = memo(function WeekHead({ phrases, dates, today, people }: WeekHeadProps) {
  const { t, format } = phrases;
  const drawn = useDrawn();
  return (
    <div role="rowgroup" className="sticky top-0 z-4">
      <div role="row" aria-rowindex={1} className="wk-row wk-head">
        <div role="columnheader" className="wk-first">
          <div className="wk-key">
            <strong className="text-dense max-lg:col-span-2">{t('grid.people', { count: people })}</strong>
            <span className="max-lg:hidden">
              <i className="open" /> {t('grid.open')}
            </span>
            <span>
              <i /> {t('grid.published')}
            </span>
            <span>
              <i className="draft" /> {t('grid.draft')}
            </span>
          </div>
        </div>
        {dates.map((date, day) => (
          <div
            key={date}
            role="columnheader"
            aria-colindex={day + 2}
            aria-current={date === today ? 'date' : undefined}
            className={date === today ? 'group/day wk-day today' : 'group/day wk-day'}
          >
            <button
              type="button"
              tabIndex={-1}
              data-date={date}
              className="text-start text-dense leading-5 hover:underline"
            >
              <b>
                {format.weekday(weekdayOf(date), 'short')} {format.date(date, 'day')}
              </b>
            </button>
            {drawn && (
              <Suspense fallback={null}>
                <DayNotes date={date} />
              </Suspense>
            )}
          </div>
        ))}
      </div>
    </div>
  );
});
