import { failure } from '@hearth/kit/failure';
import { PUNCHES_RANGE } from '../contract/failures.ts';
import { MOST_DAYS } from '../rules/limits.ts';

/** From the beginning of a day at a place to the end of another; refuses more days than are read at once. */
export function toPeriod(
  days: { readonly from: string; readonly to: string },
  zone: string,
): { from: Date; before: Date } {
  const [first, last] = [Temporal.PlainDate.from(days.from), Temporal.PlainDate.from(days.to)];
  const count = first.until(last, { largestUnit: 'day' }).days;
  if (count < 0 || count > MOST_DAYS) throw failure(PUNCHES_RANGE);
  const startOf = (day: Temporal.PlainDate): Date => new Date(day.toZonedDateTime(zone).epochMilliseconds);
  return { from: startOf(first), before: startOf(last.add({ days: 1 })) };
}
