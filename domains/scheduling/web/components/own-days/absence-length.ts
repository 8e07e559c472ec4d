import type { TimeOff } from '../../../contract/schemas.ts';
import { countDays } from '../../state/grid/week-cells.ts';
import { useSchedulingPhrases } from '../use-scheduling-phrases.ts';
import { useOwnDayPhrases } from './phrases.ts';

/** Says how long an absence is: its days, its half of a day with where the day is halved, or its hours. */
export function useAbsenceLength() {
  const own = useOwnDayPhrases();
  const { format, range } = useSchedulingPhrases();
  return (off: Pick<TimeOff, 'starts_on' | 'ends_on' | 'part' | 'start' | 'end'>): string => {
    const { part, start, end } = off;
    if (start === null || end === null) return own('leave.days', { count: countDays(off) });
    if (part === 'MORNING') return own('leave.morning', { time: format.time(end) });
    return part === 'AFTERNOON' ? own('leave.afternoon', { time: format.time(start) }) : range({ start, end });
  };
}

/** Says an amount of time off as its policy counts it: hundredths of a day, or minutes. */
export function useAmountOff() {
  const own = useOwnDayPhrases();
  const { format } = useSchedulingPhrases();
  return (amount: number, unit: 'DAYS' | 'HOURS'): string =>
    unit === 'DAYS' ? own('leave.days', { count: amount / 100 }) : format.duration(amount);
}
