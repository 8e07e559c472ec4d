import { KINDS } from './calendar.ts';
import { medianOf } from './history.ts';
import type { Pooled } from './pooled.ts';

/** One series up to a day, as the methods see it. */
export interface View {
  /** log(1 + value), NaN where it was closed. */
  readonly logs: Float64Array;
  /** The first day that is not known. */
  readonly until: number;
  readonly horizon: number;
  readonly weekdays: Uint8Array;
  readonly kinds: Uint8Array;
  readonly pooled: Pooled;
}

/** The names of the methods, in the order of their forecasts. The first is the plain mean that all are compared with; none uses it. */
export const METHODS = [
  'plain mean of four same weekdays',
  'mean of four same weekdays and holidays',
  'same weekday of the week before and holidays',
  'recent weekdays',
  'weekdays of a quarter',
  'weekdays of half a year',
  'smoothing with a weekly season',
  'weekdays with trend and time of the year',
  'blend of three',
  'blend of all',
] as const;

/** Days that count as much as what is borrowed from all series. */
const HELD_KIND = 5;
const HELD_WEEKDAY = 2;

const isKnown = (value: number): boolean => !Number.isNaN(value);

/** What special days add for this series: its own, held back to what they add for all. */
function ownKinds(view: View, usual: (day: number) => number): Float64Array {
  const { pooled, logs, until, kinds, weekdays } = view;
  const sums = new Float64Array(KINDS.length);
  const counts = new Float64Array(KINDS.length);
  for (let day = Math.max(0, until - 400); day < until; day += 1) {
    const kind = kinds[day] as number;
    const value = logs[day] as number;
    if (kind === 0 || !isKnown(value)) continue;
    const beyond = value - usual(day) - (pooled.kinds[kind * 7 + (weekdays[day] as number)] as number);
    sums[kind] = (sums[kind] as number) + Math.max(-1, Math.min(1, beyond));
    counts[kind] = (counts[kind] as number) + 1;
  }
  return Float64Array.from(pooled.kinds, (effect, slot) => {
    const kind = Math.floor(slot / 7);
    return effect + (sums[kind] as number) / ((counts[kind] as number) + HELD_KIND);
  });
}

/** Level and weekdays with weights that halve after so many days; values far off count no more than those at the edge. */
function weightedWeekdays(view: View, logs: Float64Array, halfLife: number, spread: number): Float64Array {
  const { until, weekdays, pooled } = view;
  const from = Math.max(0, until - Math.ceil(halfLife * 6));
  let profile: Float64Array = Float64Array.from(pooled.weekdays, (value) => value + pooled.level);
  for (let round = 0; round < 3; round += 1) {
    let [level, weights] = [0, 0];
    const before = profile;
    const clipped = (day: number): number => {
      const usual = before[weekdays[day] as number] as number;
      const value = logs[day] as number;
      return round === 0 ? value : Math.max(usual - 2.5 * spread, Math.min(usual + 2.5 * spread, value));
    };
    const shape = round === 0 ? pooled.weekdays : Float64Array.from(before, (value) => value - mean(before));
    for (let day = from; day < until; day += 1) {
      if (!isKnown(logs[day] as number)) continue;
      const weight = 0.5 ** ((until - day) / halfLife);
      level += weight * (clipped(day) - (shape[weekdays[day] as number] as number));
      weights += weight;
    }
    // A little of everybody's level, so that a place without a past has one.
    level = (level + 0.01 * pooled.level) / (weights + 0.01);
    profile = weekdaysAt(view, logs, from, halfLife, level, clipped);
  }
  return profile;
}

function mean(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** Weekdays around a level, held back to those of all series. */
function weekdaysAt(
  { until, weekdays, pooled }: View,
  logs: Float64Array,
  from: number,
  halfLife: number,
  level: number,
  valueOf: (day: number) => number,
): Float64Array {
  const base = mean(pooled.weekdays);
  const sums = Float64Array.from(pooled.weekdays, (value) => HELD_WEEKDAY * (level + value - base));
  const weights = new Float64Array(7).fill(HELD_WEEKDAY);
  for (let day = from; day < until; day += 1) {
    if (!isKnown(logs[day] as number)) continue;
    const weekday = weekdays[day] as number;
    const weight = 0.5 ** ((until - day) / halfLife);
    sums[weekday] = (sums[weekday] as number) + weight * valueOf(day);
    weights[weekday] = (weights[weekday] as number) + weight;
  }
  return sums.map((sum, weekday) => sum / (weights[weekday] as number));
}

const SMOOTHINGS = [0.03, 0.08, 0.16, 0.3].flatMap((level) => [0.03, 0.1].map((season) => ({ level, season })));

/** Exponential smoothing with a weekly season; how fast it learns is what would have forecast its own past best. */
function smoothed(view: View, logs: Float64Array, start: Float64Array, spread: number): Float64Array {
  const { until, weekdays } = view;
  const from = Math.max(0, until - 300);
  let best = { error: Infinity, profile: start };
  for (const { level: fast, season: seasonFast } of SMOOTHINGS) {
    const center = mean(start);
    let level = center;
    const season = start.map((value) => value - center);
    let error = 0;
    for (let day = from; day < until; day += 1) {
      const value = logs[day] as number;
      if (!isKnown(value)) continue;
      const weekday = weekdays[day] as number;
      const off = value - level - (season[weekday] as number);
      const near = Math.max(-2.5 * spread, Math.min(2.5 * spread, off));
      if (day >= from + 28) error += near * near;
      level += fast * near;
      season[weekday] = (season[weekday] as number) + seasonFast * near;
    }
    if (error < best.error) best = { error, profile: season.map((value) => value + level) };
  }
  return best.profile;
}

/** By how much the level rose per day over the last half year, held back towards none. */
function trendOf(view: View, logs: Float64Array, profile: Float64Array): number {
  const { until, weekdays } = view;
  let [cross, square] = [0, 0];
  const middle = until - 70;
  for (let day = Math.max(0, until - 140); day < until; day += 1) {
    const value = logs[day] as number;
    if (!isKnown(value)) continue;
    const off = Math.max(-1, Math.min(1, value - (profile[weekdays[day] as number] as number)));
    cross += (day - middle) * off;
    square += (day - middle) ** 2;
  }
  return cross / (square + 400_000);
}

/** By weekday, the mean of the last values themselves: what a manager does by hand. NaN where there are none; last, that of all. */
function lastMeans({ until, weekdays }: View, logs: Float64Array, most: number): Float64Array {
  const means = new Float64Array(8).fill(Number.NaN);
  const all: number[] = [];
  for (let weekday = 0; weekday < 7; weekday += 1) {
    const values: number[] = [];
    for (let day = until - 1; day >= 0 && values.length < most; day -= 1) {
      const value = logs[day] as number;
      if (weekdays[day] === weekday && isKnown(value)) values.push(Math.expm1(value));
    }
    means[weekday] = Math.log1p(values.reduce((sum, value) => sum + value, 0) / values.length);
    all.push(...values);
  }
  means[7] = Math.log1p(all.reduce((sum, value) => sum + value, 0) / all.length);
  return means;
}

/** How far the days of a series usually are from a profile of weekdays. */
function spreadOf({ until, weekdays }: View, logs: Float64Array, profile: Float64Array): number {
  const distances: number[] = [];
  for (let day = Math.max(0, until - 200); day < until; day += 1) {
    const value = logs[day] as number;
    if (isKnown(value)) distances.push(Math.abs(value - (profile[weekdays[day] as number] as number)));
  }
  return distances.length < 5 ? 1 : Math.max(0.05, 1.4826 * medianOf(distances));
}

/** The plain mean of each day ahead; that of all weekdays where its own was never seen. */
function plainMean({ until, horizon, weekdays }: View, means: Float64Array, profile: Float64Array): Float64Array {
  return Float64Array.from({ length: horizon }, (_, step) => {
    const weekday = weekdays[until + step] as number;
    const known = [means[weekday], means[7], profile[weekday]].find((value) => value !== undefined && isKnown(value));
    return known ?? 0;
  });
}

/** The forecasts of every method for the days from `until` on, as log(1 + value), in the order of `METHODS`. */
export function forecastAll(view: View): Float64Array[] {
  const { logs, until, horizon, weekdays, kinds, pooled } = view;
  const rough = weightedWeekdays(view, logs, 90, 1);
  const spread = spreadOf(view, logs, rough);
  const effects = ownKinds(view, (day) => rough[weekdays[day] as number] as number);
  const effectOf = (day: number): number => effects[(kinds[day] as number) * 7 + (weekdays[day] as number)] as number;
  const clean = Float64Array.from(logs.subarray(0, until), (value, day) => value - effectOf(day));
  const seasonless = clean.map((value, day) => value - (pooled.season[day] as number));
  const ahead = (of: (day: number, weekday: number) => number): Float64Array =>
    Float64Array.from({ length: horizon }, (_, step) => {
      const day = until + step;
      return Math.max(0, of(day, weekdays[day] as number) + effectOf(day));
    });
  const profiles = [14, 45, 110].map((halfLife) => weightedWeekdays(view, clean, halfLife, spread));
  const byWeekday = profiles.map((profile) => ahead((_, weekday) => profile[weekday] as number));
  const learned = smoothed(view, clean, profiles[2] as Float64Array, spread);
  const smooth = ahead((_, weekday) => learned[weekday] as number);
  const yearly = weightedWeekdays(view, seasonless, 60, spread);
  const trend = trendOf(view, seasonless, yearly);
  const regressed = ahead((day, weekday) => {
    // A trend that goes on for ever is a mistake: it fades.
    const days = 20 * (1 - Math.exp(-(day - until) / 20)) + 40;
    return (yearly[weekday] as number) + trend * days + (pooled.season[day] as number);
  });
  const [recent, quarter, half] = byWeekday as [Float64Array, Float64Array, Float64Array];
  const blend = (...parts: Float64Array[]): Float64Array =>
    Float64Array.from({ length: horizon }, (_, step) =>
      parts.reduce((sum, part) => sum + (part[step] as number) / parts.length, 0),
    );
  // Values far off count no more than those at the edge, and a weekday that was never seen is as the others say.
  const profile = profiles[1] as Float64Array;
  const near = clean.map((value, day) => {
    const usual = profile[weekdays[day] as number] as number;
    return Math.max(usual - 2.5 * spread, Math.min(usual + 2.5 * spread, value));
  });
  const plain = lastMeans(view, logs, 4);
  const [four, one] = [4, 1].map((most) => {
    const means = lastMeans(view, near, most);
    return ahead((_, weekday) => (isKnown(means[weekday] as number) ? means[weekday] : profile[weekday]) as number);
  }) as [Float64Array, Float64Array];
  return [
    plainMean(view, plain, profile),
    four,
    one,
    recent,
    quarter,
    half,
    smooth,
    regressed,
    blend(quarter, smooth, regressed),
    blend(recent, quarter, half, smooth, regressed),
  ];
}
