import { KINDS } from './calendar.ts';
import { medianOf } from './history.ts';
import type { History } from './history.ts';

/** What all series have in common up to a day, in logarithms: what a short one borrows. */
export interface Pooled {
  /** By weekday, the usual distance from a series' own level. */
  readonly weekdays: Float64Array;
  /** `kind * 7 + weekday`: what a kind of day adds to its weekday. */
  readonly kinds: Float64Array;
  /** By day of the whole range, what the time of the year adds; zeros where a year is not known yet. */
  readonly season: Float64Array;
  readonly level: number;
}

/** Days with which a pooled effect is held back to that of all weekdays. */
const HELD = 30;
/** A year, and half of the width over which it is smoothed, in days. */
const YEAR = 364;
const SMOOTH = 10;

/** Each series' own level and weekdays up to a day: medians, which no single evening moves. */
function bareLevels(history: History, until: number) {
  return history.series.map((row) => {
    const byWeekday: number[][] = Array.from({ length: 7 }, () => []);
    for (let day = Math.max(0, until - 365); day < until; day += 1) {
      const value = row[day] as number;
      if (!Number.isNaN(value) && history.kinds[day] === 0) byWeekday[history.weekdays[day] as number]?.push(value);
    }
    const all = byWeekday.flat();
    const level = medianOf(all);
    return { level, weekdays: byWeekday.map((values) => (values.length < 4 ? Number.NaN : medianOf(values) - level)) };
  });
}

type Levels = ReturnType<typeof bareLevels>;

function pooledWeekdays(levels: Levels): Float64Array {
  return Float64Array.from({ length: 7 }, (_, weekday) => {
    const known = levels.map(({ weekdays }) => weekdays[weekday] as number).filter((value) => !Number.isNaN(value));
    return known.length === 0 ? 0 : medianOf(known);
  });
}

/** By day, the mean distance of all series from their level and weekday, and how many there were. */
function dailyResiduals(history: History, levels: Levels, weekdays: Float64Array, until: number) {
  const sums = new Float64Array(until);
  const counts = new Float64Array(until);
  for (const [index, row] of history.series.entries()) {
    const own = levels[index];
    if (own === undefined || Number.isNaN(own.level)) continue;
    for (let day = 0; day < until; day += 1) {
      const value = row[day] as number;
      if (Number.isNaN(value)) continue;
      const weekday = history.weekdays[day] as number;
      const usual = own.weekdays[weekday] as number;
      const expected = own.level + (Number.isNaN(usual) ? (weekdays[weekday] as number) : usual);
      sums[day] = (sums[day] as number) + Math.max(-1.5, Math.min(1.5, value - expected));
      counts[day] = (counts[day] as number) + 1;
    }
  }
  return { sums, counts };
}

/** What kinds of days add, each weekday held back to the kind's mean over all weekdays. */
function pooledKinds(
  history: History,
  { sums, counts }: ReturnType<typeof dailyResiduals>,
  until: number,
): Float64Array {
  const total = new Float64Array(KINDS.length * 8);
  const days = new Float64Array(KINDS.length * 8);
  for (let day = 0; day < until; day += 1) {
    const kind = history.kinds[day] as number;
    if (kind === 0) continue;
    for (const slot of [kind * 8 + (history.weekdays[day] as number), kind * 8 + 7]) {
      total[slot] = (total[slot] as number) + (sums[day] as number);
      days[slot] = (days[slot] as number) + (counts[day] as number);
    }
  }
  const effects = new Float64Array(KINDS.length * 7);
  for (let kind = 1; kind < KINDS.length; kind += 1) {
    const whole = (total[kind * 8 + 7] as number) / ((days[kind * 8 + 7] as number) + HELD);
    for (let weekday = 0; weekday < 7; weekday += 1)
      effects[kind * 7 + weekday] =
        ((total[kind * 8 + weekday] as number) + HELD * whole) / ((days[kind * 8 + weekday] as number) + HELD);
  }
  return effects;
}

/** What the same days a year ago were above their neighbourhood of a quarter, for days of the range that have such a year. */
function pooledSeason(
  history: History,
  { sums, counts }: ReturnType<typeof dailyResiduals>,
  until: number,
): Float64Array {
  const season = new Float64Array(history.days + history.horizon);
  const around = (day: number, half: number): number => {
    let [sum, count] = [0, 0];
    for (let near = Math.max(0, day - half); near <= Math.min(until - 1, day + half); near += 1) {
      if (history.kinds[near] !== 0) continue;
      sum += sums[near] as number;
      count += counts[near] as number;
    }
    return sum / (count + HELD);
  };
  for (let day = YEAR + SMOOTH; day < season.length; day += 1) {
    const before = day - YEAR;
    if (before + SMOOTH >= until || before < 45) continue;
    // One year says little about the next: half of what it shows.
    season[day] = (around(before, SMOOTH) - around(before, 45)) / 2;
  }
  return season;
}

/** What the series of a history have in common before a day (an index of the range). */
export function poolUntil(history: History, until: number): Pooled {
  const levels = bareLevels(history, until);
  const weekdays = pooledWeekdays(levels);
  const residuals = dailyResiduals(history, levels, weekdays, until);
  const known = levels.map(({ level }) => level).filter((level) => !Number.isNaN(level));
  return {
    weekdays,
    kinds: pooledKinds(history, residuals, until),
    season: pooledSeason(history, residuals, until),
    level: known.length === 0 ? 0 : medianOf(known),
  };
}
