import { weekdayOf } from './calendar.ts';
import type { DayNumber } from './calendar.ts';
import type { Series } from './read-series.ts';

/** Series over one range of days, in logarithms: log(1 + value) by `day - from`, NaN where a place was closed or nothing is known. */
export interface History {
  readonly from: DayNumber;
  /** Days with values, and those to forecast after them. */
  readonly days: number;
  readonly horizon: number;
  readonly series: readonly Float64Array[];
  /** By day of the whole range, 0 for Mondays. */
  readonly weekdays: Uint8Array;
  /** By day of the whole range, an index of `KINDS`. */
  readonly kinds: Uint8Array;
}

/** Lays series out over one range of days. */
export function historyOf(
  series: readonly Series[],
  horizon: number,
  kindsOf: (from: DayNumber, days: number) => Uint8Array,
): History {
  let [from, last] = [Infinity, -Infinity];
  for (const { values } of series)
    for (const day of values.keys()) {
      from = Math.min(from, day);
      last = Math.max(last, day);
    }
  const days = last - from + 1;
  const logs = series.map(({ values }) => {
    const row = new Float64Array(days).fill(Number.NaN);
    for (const [day, value] of values) if (value > 0) row[day - from] = Math.log1p(value);
    return row;
  });
  return {
    from,
    days,
    horizon,
    series: logs,
    weekdays: Uint8Array.from({ length: days + horizon }, (_, day) => weekdayOf(from + day)),
    kinds: kindsOf(from, days + horizon),
  };
}

/** A middle value; NaN for none. */
export function medianOf(values: readonly number[]): number {
  if (values.length === 0) return Number.NaN;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}
