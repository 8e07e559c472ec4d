/** A day as a number: days since 1 January 1970, which was a Thursday. */
export type DayNumber = number;

const DAY_MS = 86_400_000;

/** The day of a date such as 2017-04-22, or undefined when there is no such date. */
export function dayOf(date: string): DayNumber | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (parts === null) return undefined;
  const time = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return new Date(time).toISOString().slice(0, 10) === date ? time / DAY_MS : undefined;
}

/** The date of a day, as 2017-04-22. */
export function dateOf(day: DayNumber): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** 0 on Mondays … 6 on Sundays. */
export function weekdayOf(day: DayNumber): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** What a day is beside its weekday: an ordinary one, or one that a holiday changes. */
export const KINDS = [
  'ordinary',
  'holiday on a weekday',
  'holiday on a weekend',
  'eve of a holiday',
  'day after a holiday',
  'between holidays',
] as const;

/** The kind of each day of a range, as an index of `KINDS`. */
export function kindsOf(from: DayNumber, days: number, holidays: ReadonlySet<DayNumber>): Uint8Array {
  return Uint8Array.from({ length: days }, (_, index) => {
    const day = from + index;
    const weekend = weekdayOf(day) >= 5;
    if (holidays.has(day)) return weekend ? 2 : 1;
    const before = holidays.has(day + 1);
    const after = holidays.has(day - 1);
    if (before && after) return 5;
    // A Saturday before a holiday is a Saturday; a Friday before a weekend is every week's.
    if (before && weekdayOf(day) !== 5) return 3;
    return after && !weekend ? 4 : 0;
  });
}
