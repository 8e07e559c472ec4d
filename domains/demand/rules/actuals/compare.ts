import { type DayValues, type Driver, totalOf } from './drivers.ts';

/** What is stored of a day. */
export interface StoredDay extends DayValues {
  readonly total: number;
}

/** What a file would do to one driver. */
export interface DriverChanges {
  readonly driver: Driver;
  readonly first_day: string;
  readonly last_day: string;
  readonly total: number;
  readonly days_new: number;
  readonly days_changed: number;
  readonly days_same: number;
  /** Days between the first and the last that the file has nothing about. */
  readonly days_missing: number;
}

/** A day that has other values than before, or so many that it may be a mistake. */
export interface NotableDay {
  readonly driver: Driver;
  readonly day: string;
  readonly before: number | null;
  readonly after: number;
}

const MOST_NOTABLE = 20;
/** So many times the middle one of all days is worth a look. */
const ODD_TIMES = 8;
const LEAST_DAYS = 10;
const DAY_MS = 86_400_000;

const keyOf = ({ driver, day }: Pick<DayValues, 'driver' | 'day'>): string => `${driver} ${day}`;

export const isSame = (one: DayValues, other: DayValues): boolean =>
  one.step_minutes === other.step_minutes &&
  one.currency === other.currency &&
  one.counts.length === other.counts.length &&
  one.counts.every((count, index) => count === other.counts[index]);

/** What values would change about those that are stored. */
export function compareDays(days: readonly DayValues[], stored: readonly StoredDay[]) {
  const known = new Map(stored.map((one) => [keyOf(one), one]));
  const changed = days.flatMap((day): NotableDay[] => {
    const before = known.get(keyOf(day));
    if (before === undefined || isSame(day, before)) return [];
    return [{ driver: day.driver, day: day.day, before: before.total, after: totalOf(day.counts) }];
  });
  const byDriver = [...Map.groupBy(days, ({ driver }) => driver)];
  return {
    drivers: byDriver.map(([driver, own]) => summarize(driver, own, known, changed)),
    changed: changed.slice(0, MOST_NOTABLE),
    odd: byDriver.flatMap(([driver, own]) => findOdd(driver, own)).slice(0, MOST_NOTABLE),
  };
}

function summarize(
  driver: Driver,
  days: readonly DayValues[],
  known: ReadonlyMap<string, StoredDay>,
  changed: readonly NotableDay[],
): DriverChanges {
  const sorted = days.map(({ day }) => day).toSorted();
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
  const fresh = days.filter((day) => !known.has(keyOf(day))).length;
  const different = changed.filter((one) => one.driver === driver).length;
  return {
    driver,
    first_day: first,
    last_day: last,
    total: totalOf(days.map(({ counts }) => totalOf(counts))),
    days_new: fresh,
    days_changed: different,
    days_same: days.length - fresh - different,
    days_missing: Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1 - days.length,
  };
}

function findOdd(driver: Driver, days: readonly DayValues[]): NotableDay[] {
  const totals = days.map(({ counts }) => totalOf(counts)).filter((total) => total > 0);
  if (driver === 'EVENTS' || totals.length < LEAST_DAYS) return [];
  const middle = totals.toSorted((one, other) => one - other)[Math.floor(totals.length / 2)] ?? 0;
  return days
    .filter(({ counts }) => totalOf(counts) > middle * ODD_TIMES)
    .map(({ day, counts }) => ({ driver, day, before: null, after: totalOf(counts) }));
}
