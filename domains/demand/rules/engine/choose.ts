import type { History } from './history.ts';
import { ErrorSums } from './measures.ts';
import type { Measures } from './measures.ts';
import { forecastAll, METHODS } from './methods.ts';
import type { Pooled } from './pooled.ts';

/** Weeks that must be known before a day from which the past is forecast. */
const LEAST_DAYS = 56;
const MOST_FOLDS = 4;
/** Days of everybody's errors that count as much as a series' own, so that a short one does not choose by luck. */
const HELD = 60;

/** The days (indexes of a history) from which its past is forecast again, the latest first. */
export function foldsOf({ days, horizon }: Pick<History, 'days' | 'horizon'>): number[] {
  const folds: number[] = [];
  // None overlaps another: what is judged by the latest was chosen by the others.
  for (let until = days - horizon; until >= LEAST_DAYS && folds.length < MOST_FOLDS; until -= horizon)
    folds.push(until);
  return folds;
}

/** What a back-test of one series found. */
export interface Backtest {
  /** `fold * METHODS.length + method`: the sum of squared log errors. */
  readonly squared: Float64Array;
  readonly days: Float64Array;
  readonly forecasts: readonly (readonly Float64Array[])[];
}

/** Forecasts the past of one series from each fold, with what all series had in common by then. */
export function backtest(
  history: History,
  index: number,
  folds: readonly number[],
  pools: readonly Pooled[],
): Backtest {
  const logs = history.series[index] as Float64Array;
  const squared = new Float64Array(folds.length * METHODS.length);
  const days = new Float64Array(folds.length);
  const forecasts = folds.map((until, fold) => {
    const pooled = pools[fold] as Pooled;
    const all = forecastAll({ ...history, logs, until, pooled });
    for (let step = 0; step < history.horizon; step += 1) {
      const actual = logs[until + step];
      if (actual === undefined || Number.isNaN(actual)) continue;
      days[fold] = (days[fold] as number) + 1;
      for (const [method, forecast] of all.entries()) {
        const slot = fold * METHODS.length + method;
        squared[slot] = (squared[slot] as number) + ((forecast[step] as number) - actual) ** 2;
      }
    }
    return all;
  });
  return { squared, days, forecasts };
}

/** The mean squared log error of each method over all series, in some folds. */
export function everybodysErrors(
  backtests: readonly Pick<Backtest, 'squared' | 'days'>[],
  folds: readonly number[],
): Float64Array {
  const sums = new Float64Array(METHODS.length);
  let days = 0;
  for (const test of backtests)
    for (const fold of folds) {
      days += test.days[fold] ?? 0;
      for (let method = 0; method < METHODS.length; method += 1)
        sums[method] = (sums[method] as number) + (test.squared[fold * METHODS.length + method] ?? 0);
    }
  return sums.map((sum) => sum / Math.max(1, days));
}

/** The method with the least error in these folds; a series with few days follows what serves everybody. */
export function chooseMethod(
  test: Pick<Backtest, 'squared' | 'days'>,
  folds: readonly number[],
  everybody: Float64Array,
): number {
  let best = METHODS.length - 1;
  let least = Infinity;
  let days = 0;
  for (const fold of folds) days += test.days[fold] ?? 0;
  // The plain mean is what all are compared with: it knows no holidays, and none uses it.
  for (let method = 1; method < METHODS.length; method += 1) {
    let sum = HELD * (everybody[method] as number);
    for (const fold of folds) sum += test.squared[fold * METHODS.length + method] ?? 0;
    const error = sum / (days + HELD);
    if (error < least) {
      least = error;
      best = method;
    }
  }
  return best;
}

/** How a method's forecasts of one fold compare with what happened. */
export function measureFold(
  history: History,
  index: number,
  until: number,
  forecast: Float64Array,
  into: readonly ErrorSums[],
): Measures {
  const own = new ErrorSums();
  const logs = history.series[index] as Float64Array;
  for (let step = 0; step < history.horizon; step += 1) {
    const actual = logs[until + step];
    if (actual === undefined || Number.isNaN(actual)) continue;
    for (const sums of [own, ...into]) sums.add(Math.expm1(forecast[step] as number), Math.expm1(actual));
  }
  return own.measures();
}
