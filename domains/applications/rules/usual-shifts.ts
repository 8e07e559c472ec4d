import type { DayPart } from '@hearth/domains/profiles/schemas';
import type { Application } from '../contract/schemas.ts';

/** One shift of a job's usual week: 1 is Monday; an end at or before the start is on the next day. */
export interface UsualShift {
  readonly day: number;
  readonly start: string;
  readonly end: string;
}

type Availability = Application['availability'];

const BOUNDS: readonly (readonly [DayPart, number, number])[] = [
  ['MORNING', 5, 12],
  ['AFTERNOON', 12, 17],
  ['EVENING', 17, 22],
  ['NIGHT', 22, 29],
];
/** So many hours of a part belong to a shift before the part counts as worked. */
const COUNTS_FROM_HOURS = 2;

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;

/** The parts of a day that a shift mostly falls in. */
export function shiftDayParts(start: string, end: string): DayPart[] {
  const from = hourOf(start);
  const until = hourOf(end) > from ? hourOf(end) : hourOf(end) + 24;
  return BOUNDS.filter(([, begin, finish]) => Math.min(until, finish) - Math.max(from, begin) >= COUNTS_FROM_HOURS).map(
    ([part]) => part,
  );
}

/** Splits a job's usual shifts into those that a candidate can work in full and the others. */
export function splitShiftsByFit<S extends UsualShift>(
  usual: readonly S[],
  availability: Availability,
): { readonly covered: readonly S[]; readonly missing: readonly S[] } {
  const fits = ({ day, start, end }: S): boolean =>
    shiftDayParts(start, end).every((part) => availability.some((slot) => slot.weekday === day && slot.part === part));
  return { covered: usual.filter(fits), missing: usual.filter((shift) => !fits(shift)) };
}
