import { addDays, parseMinutes, wallMinutes, weekdayOf } from '@hearth/domains/scheduling/rules';
import type { PastWork } from './week-problem.ts';

/** How many weeks fairness looks back. */
export const FAIR_WEEKS = 12;
/** How many weeks back somebody’s usual times are looked for. */
export const USUAL_WEEKS = 4;
/** An early start begins before this. */
const EARLY_BEFORE = '07:00';
/** Shifts that end at most so long before the last one of their day close, too. */
const CLOSE_WITHIN = 30;

/** A shift as shares of work are counted by. */
export interface CountedShift {
  readonly employee_id: string | null;
  readonly position_id: string | null;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly unpaid_break_minutes: number;
}

/** What one person has worked of some shifts. */
export interface WorkedShare extends PastWork {
  readonly minutes: number;
  readonly shifts: number;
}

export const NO_WORK: WorkedShare = { minutes: 0, shifts: 0, weekends: 0, closes: 0, earlies: 0 };

const endOf = (shift: CountedShift): number => parseMinutes(shift.start) + wallMinutes(shift);

/** Whether a shift is on a Saturday or Sunday. */
export const isWeekend = ({ date }: Pick<CountedShift, 'date'>): boolean => weekdayOf(date) >= 6;

/** Whether a shift starts before seven. */
export const isEarly = ({ start }: Pick<CountedShift, 'start'>): boolean => start < EARLY_BEFORE;

/** Tells which of some shifts close: those that end last on their day, or within half an hour of it. */
export function findCloses<S extends CountedShift>(shifts: readonly S[]): ReadonlySet<S> {
  const last = new Map<string, number>();
  for (const shift of shifts) last.set(shift.date, Math.max(last.get(shift.date) ?? 0, endOf(shift)));
  return new Set(shifts.filter((shift) => endOf(shift) >= (last.get(shift.date) ?? 0) - CLOSE_WITHIN));
}

/** What each person has of some shifts; open ones only decide which shift was the last of its day. */
export function sumWork(shifts: readonly CountedShift[]): Map<string, WorkedShare> {
  const closes = findCloses(shifts);
  const shares = new Map<string, WorkedShare>();
  for (const shift of shifts) {
    if (shift.employee_id === null) continue;
    const { minutes, shifts: count, weekends, closes: closed, earlies } = shares.get(shift.employee_id) ?? NO_WORK;
    shares.set(shift.employee_id, {
      minutes: minutes + wallMinutes(shift) - shift.unpaid_break_minutes,
      shifts: count + 1,
      weekends: weekends + Number(isWeekend(shift)),
      closes: closed + Number(closes.has(shift)),
      earlies: earlies + Number(isEarly(shift)),
    });
  }
  return shares;
}

/** The middle of some numbers, 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** The days that fairness looks back on from a week. */
export const fairDays = (week: string): { from: string; to: string } => ({
  from: addDays(week, -7 * FAIR_WEEKS),
  to: addDays(week, -1),
});
