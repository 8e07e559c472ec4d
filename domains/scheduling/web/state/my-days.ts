import type { MyShift } from '../../contract/schemas.ts';
import { addDays, startOfWeek } from '../../rules/hours/time.ts';

/** The number of days ahead that own shifts are loaded for. */
export const LOOKAHEAD_DAYS = 180;

/** A day with the shifts that start on it. */
export interface MyDay {
  readonly date: string;
  readonly shifts: readonly MyShift[];
}

/** The shift that is on now or comes next, by the clock of the world; nothing when none is left. */
export function nextShift(shifts: readonly MyShift[], now: number): MyShift | null {
  return (
    shifts
      .filter((shift) => Date.parse(shift.ends_at) > now)
      .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))[0] ?? null
  );
}

/** Groups upcoming shifts by start day, without the one that is shown separately. */
export function groupByDay(shifts: readonly MyShift[], now: number, apart: MyShift | null): MyDay[] {
  const days = new Map<string, MyShift[]>();
  for (const shift of shifts) {
    if (shift.id === apart?.id || Date.parse(shift.ends_at) <= now) continue;
    days.set(shift.date, [...(days.get(shift.date) ?? []), shift]);
  }
  return [...days]
    .map(([date, own]) => ({ date, shifts: own.toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1)) }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** The first day of the week that an address asks for by one of its days; of this week, where it asks for none that there is. */
export function weekAsked(asked: string | null, today: string): string {
  if (asked === null || !/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(asked)) return startOfWeek(today);
  const day = new Date(`${asked}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== asked
    ? startOfWeek(today)
    : startOfWeek(asked);
}

/** The days of a week on which somebody works, with their shifts, also those that are over. */
export function daysOfWeek(shifts: readonly MyShift[], week: string): MyDay[] {
  const last = addDays(week, 6);
  return groupByDay(
    shifts.filter(({ date }) => week <= date && date <= last),
    0,
    null,
  );
}

/** The first shift on a later day. */
export function firstAfter(shifts: readonly MyShift[], day: string): MyShift | null {
  return (
    shifts.filter(({ date }) => date > day).toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1))[0] ??
    null
  );
}
