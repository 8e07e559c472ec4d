import { dateOf, kindsOf } from './calendar.ts';
import type { DayNumber } from './calendar.ts';
import { backtest, chooseMethod, everybodysErrors, foldsOf, measureFold } from './choose.ts';
import type { Backtest } from './choose.ts';
import { historyOf } from './history.ts';
import type { History } from './history.ts';
import { ErrorSums } from './measures.ts';
import type { Measures } from './measures.ts';
import { forecastAll, METHODS } from './methods.ts';
import { poolUntil } from './pooled.ts';
import type { Pooled } from './pooled.ts';
import type { Series } from './read-series.ts';

/** All that the series of a forecast share, prepared once; each thread gets it, and some of the series. */
export interface Prepared {
  readonly history: History;
  readonly folds: readonly number[];
  /** What all series had in common at each fold, and at the end. */
  readonly pools: readonly Pooled[];
  readonly now: Pooled;
}

/** The work on one series: its forecasts by method, and their back-test. */
export interface Worked {
  readonly forecasts: readonly Float64Array[];
  readonly test: Backtest;
}

/** A forecast of one series and how it did on its own past. */
export interface SeriesForecast {
  readonly id: string;
  readonly method: string;
  /** By day ahead: the forecast, and whether that weekday is usually closed. */
  readonly values: readonly { readonly date: string; readonly value: number; readonly closed: boolean }[];
  /** Over the latest fold, by the method that the earlier ones chose; undefined where nothing could be compared. */
  readonly own?: Measures;
  readonly plain?: Measures;
}

/** Everything that a forecast tells. */
export interface ForecastResult {
  readonly series: readonly SeriesForecast[];
  /** Over the latest fold of all series. */
  readonly own: Measures;
  readonly plain: Measures;
  /** Over all folds, the root of the mean squared log error of each method. */
  readonly methods: readonly { readonly name: string; readonly rmsle: number; readonly series: number }[];
  readonly folds: readonly string[];
}

/** Prepares a forecast of series for so many days after the last one that any of them knows. */
export function prepare(series: readonly Series[], holidays: ReadonlySet<DayNumber>, horizon: number): Prepared {
  const history = historyOf(series, horizon, (from, days) => kindsOf(from, days, holidays));
  const folds = foldsOf(history);
  return {
    history,
    folds,
    pools: folds.map((until) => poolUntil(history, until)),
    now: poolUntil(history, history.days),
  };
}

/** Forecasts one series with every method, and its past as well. */
export function work({ history, folds, pools, now }: Prepared, index: number): Worked {
  const logs = history.series[index] as Float64Array;
  return {
    forecasts: forecastAll({ ...history, logs, until: history.days, pooled: now }),
    test: backtest(history, index, folds, pools),
  };
}

/** Weekdays on which a series was never open among its last eight of them, though it was known on other days. */
export function closedWeekdays({ values }: Series): boolean[] {
  const days = [...values].filter(([, value]) => value > 0).map(([day]) => day);
  let [first, last] = [Infinity, -Infinity];
  for (const day of values.keys()) {
    first = Math.min(first, day);
    last = Math.max(last, day);
  }
  const open = new Set(days);
  const closed = [true, true, true, true, true, true, true];
  // Of a few weeks nothing can be said.
  if (last - first < 27) return closed.map(() => false);
  for (let day = Math.max(first, last - 55); day <= last; day += 1)
    if (open.has(day)) closed[(((day + 3) % 7) + 7) % 7] = false;
  return closed;
}

function seriesForecast({ history }: Prepared, source: Series, { forecasts }: Worked, method: number): SeriesForecast {
  const closed = closedWeekdays(source);
  // Whoever writes down zeros says that a closed day is nothing; where lines are missing, the value is what it would be if it were open.
  const writesZeros = [...source.values.values()].includes(0);
  const chosen = forecasts[method] as Float64Array;
  const values = Array.from(chosen, (log, step) => {
    const day = history.days + step;
    const isClosed = closed[history.weekdays[day] as number] === true && history.kinds[day] === 0;
    return {
      date: dateOf(history.from + day),
      value: isClosed && writesZeros ? 0 : Math.max(0, Math.expm1(log)),
      closed: isClosed,
    };
  });
  return { id: source.id, method: METHODS[method] ?? '', values };
}

/** Chooses a method for each series and gathers how it would have done. */
export function conclude(prepared: Prepared, series: readonly Series[], worked: readonly Worked[]): ForecastResult {
  const { history, folds } = prepared;
  const tests = worked.map(({ test }) => test);
  const all = folds.map((_, fold) => fold);
  const earlier = all.length > 1 ? all.slice(1) : all;
  const everybody = everybodysErrors(tests, all);
  const everybodyBefore = everybodysErrors(tests, earlier);
  const [own, plain] = [new ErrorSums(), new ErrorSums()];
  const counts = new Map<number, number>();
  const results = series.map((source, index): SeriesForecast => {
    const done = worked[index] as Worked;
    const method = chooseMethod(done.test, all, everybody);
    counts.set(method, (counts.get(method) ?? 0) + 1);
    const result = seriesForecast(prepared, source, done, method);
    const until = folds[0];
    if (until === undefined || !(Number(done.test.days[0]) > 0)) return result;
    const before = done.test.forecasts[0]?.[chooseMethod(done.test, earlier, everybodyBefore)] as Float64Array;
    return {
      ...result,
      own: measureFold(history, index, until, before, [own]),
      plain: measureFold(history, index, until, done.test.forecasts[0]?.[0] as Float64Array, [plain]),
    };
  });
  return {
    series: results,
    own: own.measures(),
    plain: plain.measures(),
    methods: METHODS.map((name, method) => ({
      name,
      rmsle: Math.sqrt(everybody[method] ?? 0),
      series: counts.get(method) ?? 0,
    })),
    folds: folds.map((until) => dateOf(history.from + until)),
  };
}
