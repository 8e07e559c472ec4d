import type { MyShift } from '../contract/schemas.ts';

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

/** Shifts that are not over, by the day on which they start, without the one that is told apart. */
export function daysOf(shifts: readonly MyShift[], now: number, apart: MyShift | null): MyDay[] {
  const days = new Map<string, MyShift[]>();
  for (const shift of shifts) {
    if (shift.id === apart?.id || Date.parse(shift.ends_at) <= now) continue;
    days.set(shift.date, [...(days.get(shift.date) ?? []), shift]);
  }
  return [...days]
    .map(([date, own]) => ({ date, shifts: own.toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1)) }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}
