import { compareText } from '@hearth/i18n/format';
import { usePhrases } from '@hearth/i18n/phrases';
import { type Formats, useFormat } from '@hearth/i18n/use-format';
import { useMemo } from 'react';
import type { SchedulePosition, Shift } from '../../contract/schemas.ts';
import en from '../en.json';
import type { AvailabilityMark } from '../state/grid/week-cells.ts';

/** The phrases and formatters of scheduling, with the few sentences that several parts say. */
export function useSchedulingPhrases() {
  const { t, language, problem, rich } = usePhrases('scheduling', en);
  const format = useFormat();
  return useMemo(
    () => ({ t, rich, format, problem, language, compare: compareText(language), ...sentences(t, format) }),
    [t, rich, format, problem, language],
  );
}

export type SchedulingPhrases = ReturnType<typeof useSchedulingPhrases>;
type Translate = ReturnType<typeof usePhrases<typeof en>>['t'];

function sentences(t: Translate, format: Formats) {
  const hours = (minutes: number): string => format.number(minutes / 60, { maximumFractionDigits: 2 });
  const range = (shift: Pick<Shift, 'start' | 'end'>): string => format.timeRange(shift.start, shift.end, 'compact');
  return {
    /** Minutes as a number of hours, without the unit. */
    hours,
    range,
    /** Position and station in one line. */
    what: (shift: Pick<Shift, 'station'>, position: SchedulePosition | undefined): string => {
      const parts = [position?.name ?? t('grid.noPosition'), shift.station];
      return parts.filter((part) => part !== '').join(' · ');
    },
    /** What an availability mark says. */
    mark: ({ kind, part, start, end }: AvailabilityMark): string => {
      if (part === 'day') return t(`free.${kind}_day`);
      if (part === 'until') return t(`free.${kind}_until`, { time: format.time(end) });
      if (part === 'from') return t(`free.${kind}_from`, { time: format.time(start) });
      return t(`free.${kind}_between`, { from: format.time(start), to: format.time(end) });
    },
  };
}
