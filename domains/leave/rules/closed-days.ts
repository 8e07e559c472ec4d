import type { ClosedContent } from '../contract/schemas.ts';
import { dateIn, yearOf } from './leave-year.ts';

/** Days on which nobody is to be away. */
export type ClosedDays = Pick<ClosedContent, 'starts_on' | 'ends_on' | 'is_yearly'>;

const dayOfYear = (date: string) => ({ month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) });

/** Whether some days are among the closed ones; those of each year are from their first year on. */
export function isClosedOn(
  closed: ClosedDays,
  days: { readonly starts_on: string; readonly ends_on: string },
): boolean {
  const meets = (from: string, to: string): boolean => from <= days.ends_on && days.starts_on <= to;
  if (!closed.is_yearly) return meets(closed.starts_on, closed.ends_on);
  const first = yearOf(closed.starts_on);
  const turns = yearOf(closed.ends_on) - first;
  // Days over the turn of a year begin in the year before.
  for (let year = Math.max(first, yearOf(days.starts_on) - 1); year <= yearOf(days.ends_on); year += 1) {
    const from = dateIn(year, dayOfYear(closed.starts_on));
    // To the same last day, not of the same length: some years have a day more between them.
    if (meets(from, dateIn(year + turns, dayOfYear(closed.ends_on)))) return true;
  }
  return false;
}

/** Closed days do not hold for illness: nobody chooses when. */
export function isBoundByClosedDays(kind: string): boolean {
  return kind !== 'SICK';
}
