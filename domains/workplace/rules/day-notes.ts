import type { ClosedForBusiness } from '../contract/schemas.ts';

const MS_PER_DAY = 86_400_000;

/** How many days there are from one date to another, both counted; nothing or less where they are in the wrong order. */
export function countDays({ from, to }: { readonly from: string; readonly to: string }): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MS_PER_DAY) + 1;
}

const yearOf = (date: string): number => Number(date.slice(0, 4));
/** The same day of another year. 29 February is before 1 March in each of them, also where there is none. */
const inYear = (date: string, year: number): string => `${String(year).padStart(4, '0')}${date.slice(4)}`;

/** Whether days that may come every year touch some others; those of each year do from their first year on. */
export function touches(
  days: ClosedForBusiness,
  { from, to }: { readonly from: string; readonly to: string },
): boolean {
  if (!days.is_yearly) return days.starts_on <= to && from <= days.ends_on;
  const first = yearOf(days.starts_on);
  const turns = yearOf(days.ends_on) - first;
  // Days over the turn of a year begin in the year before.
  for (let year = Math.max(first, yearOf(from) - turns); year <= yearOf(to); year += 1)
    if (inYear(days.starts_on, year) <= to && from <= inYear(days.ends_on, year + turns)) return true;
  return false;
}

/** Whether a date is among days that may come every year. */
export function holdsOn(days: ClosedForBusiness, date: string): boolean {
  return touches(days, { from: date, to: date });
}

/** The date some days after another, or before it. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * MS_PER_DAY).toISOString().slice(0, 10);
}
