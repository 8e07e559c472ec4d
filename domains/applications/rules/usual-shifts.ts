import { DAY_PART_HOURS, DAY_PART_NAMES } from '@hearth/kit/time/day-parts';
import type { DayPart } from '@hearth/domains/profiles/schemas';
import type { Application } from '../contract/schemas.ts';

/** One shift of a job's usual week: 1 is Monday; an end at or before the start is on the next day. */
export interface UsualShift {
  readonly day: number;
  readonly start: string;
  readonly end: string;
}

type Availability = Application['availability'];

/** So many hours of a part belong to a shift before the part counts as worked. */
const COUNTS_FROM_HOURS = 2;

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;

/** The parts of a day that a shift mostly falls in. */
export function shiftDayParts(start: string, end: string): DayPart[] {
  const from = hourOf(start);
  const until = hourOf(end) > from ? hourOf(end) : hourOf(end) + 24;
  return DAY_PART_NAMES.filter((part) => {
    const [begin, finish] = DAY_PART_HOURS[part];
    return Math.min(until, finish) - Math.max(from, begin) >= COUNTS_FROM_HOURS;
  });
}

/** Splits a job's usual shifts by whether a candidate can work them in full, in part, or not at all. */
export function splitShiftsByFit<S extends UsualShift>(
  usual: readonly S[],
  availability: Availability,
): { readonly covered: readonly S[]; readonly partly: readonly S[]; readonly missing: readonly S[] } {
  const fitOf = ({ day, start, end }: S): 'covered' | 'partly' | 'missing' => {
    const offered = (part: DayPart): boolean => availability.some((slot) => slot.weekday === day && slot.part === part);
    const parts = shiftDayParts(start, end);
    if (parts.every(offered)) return 'covered';
    return parts.some(offered) ? 'partly' : 'missing';
  };
  const having = (fit: ReturnType<typeof fitOf>): readonly S[] => usual.filter((shift) => fitOf(shift) === fit);
  return { covered: having('covered'), partly: having('partly'), missing: having('missing') };
}
