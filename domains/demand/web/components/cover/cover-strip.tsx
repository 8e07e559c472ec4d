import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import type { ShownCover } from '@hearth/domains/scheduling/slots';
import { useFormat } from '@hearth/i18n/use-format';
import { Button } from '@hearth/ui/button';
import { lazy, Suspense, useMemo, useState } from 'react';
import { STAFFING_NEEDS_CHANGED } from '../../../contract/events.ts';
import { listStaffingNeeds } from '../../../contract/staffing-need-endpoints.ts';
import { countCover, findGaps } from '../../../rules/staffing/cover.ts';
import { CoverLine } from './cover-line.tsx';
import { useCoverWords } from './words.ts';

const CoverDialog = lazy(async () => ({ default: (await import('./cover-dialog.tsx')).CoverDialog }));
const NeededShifts = lazy(async () => ({ default: (await import('./needed-shifts.tsx')).NeededShifts }));

/** For each day of the week who is needed beside who is scheduled. A day opens its gaps. Nothing where no needs are set. */
export function CoverStrip(shown: ShownCover) {
  const { t } = useCoverWords();
  const format = useFormat();
  const { week, dates, shifts } = shown;
  const list = useCall(listStaffingNeeds, { params: { id: week.location.id } });
  useReadAgainOn([STAFFING_NEEDS_CHANGED], [listStaffingNeeds], ({ data }) => data['location_id'] === week.location.id);
  const [day, setDay] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  const needs = list.data?.staffing_needs;
  const counted = useMemo(() => {
    const covers = countCover(needs ?? [], present(shifts), dates);
    return { covers, gaps: findGaps(covers, dates) };
  }, [needs, shifts, dates]);
  if (counted.covers.size === 0) return null;
  const names = new Map((list.data?.positions ?? []).map(({ id, name }) => [id, name]));
  return (
    <section
      aria-label={t('title')}
      className="flex items-center gap-2 overflow-x-auto border-b border-line px-4 py-1.5 text-dense"
    >
      <span className="flex-none text-ink-2">{t('title')}</span>
      {dates.map((date, index) => {
        const missing = counted.gaps.filter((gap) => gap.date === date);
        const minutes = missing.reduce((sum, gap) => sum + gap.minutes * gap.missing, 0);
        const state = minutes === 0 ? t('covered') : t('short', { hours: format.duration(minutes) });
        return (
          <button
            key={date}
            type="button"
            className="grid min-w-24 flex-1 gap-0.5 rounded-sm px-1.5 py-1 text-start hover:bg-sunken phone:min-h-11"
            onClick={() => setDay(date)}
          >
            <span className="flex justify-between gap-2">
              <span>{format.date(date, 'weekday')}</span>
              <span className={minutes === 0 ? 'text-ink-2' : 'font-bold text-warn-ink'}>{state}</span>
            </span>
            <CoverLine covers={counted.covers} day={index} height={18} />
          </button>
        );
      })}
      {week.may.edit && counted.gaps.length > 0 && (
        <Button size="sm" className="flex-none" onClick={() => setMaking(true)}>
          {t('make')}
        </Button>
      )}
      <Suspense fallback={null}>
        {day !== null && (
          <CoverDialog shown={shown} date={day} counted={counted} names={names} onClose={() => setDay(null)} />
        )}
        {isMaking && <NeededShifts shown={shown} needs={needs ?? []} names={names} onClose={() => setMaking(false)} />}
      </Suspense>
    </section>
  );
}

/** The shifts that are still there. */
export const present = (shifts: ShownCover['shifts']) => [...shifts.values()].filter(({ removed }) => !removed);
