import { expect, test } from 'vitest';
import { dateOf, dayOf } from './calendar.ts';
import { chooseMethod, foldsOf } from './choose.ts';
import { closedWeekdays, conclude, prepare, work } from './forecast.ts';
import { ErrorSums } from './measures.ts';
import { METHODS } from './methods.ts';
import type { Series } from './read-series.ts';

const MONDAY = dayOf('2025-01-06') ?? 0;
const WEEK = [20, 22, 25, 30, 60, 80, 50];

/** A series of so many days with a steady week, and what is changed in it. */
function steady(
  id: string,
  days: number,
  change: (day: number, value: number) => number = (_, value) => value,
): Series {
  const values = new Map<number, number>();
  for (let day = 0; day < days; day += 1) {
    // A little unrest that is the same each time.
    const value = change(day, (WEEK[day % 7] ?? 0) * (1 + 0.1 * Math.sin(day * 1.7)));
    if (value >= 0) values.set(MONDAY + day, value);
  }
  return { id, values };
}

function forecast(series: readonly Series[], horizon: number, holidays: ReadonlySet<number> = new Set()) {
  const prepared = prepare(series, holidays, horizon);
  return conclude(
    prepared,
    series,
    series.map((_, index) => work(prepared, index)),
  );
}

test('a steady week is forecast, from the day after the last', () => {
  const [one] = forecast([steady('a', 280)], 14).series;
  expect(one?.values.map(({ date }) => date)).toEqual(
    Array.from({ length: 14 }, (_, day) => dateOf(MONDAY + 280 + day)),
  );
  for (const [day, { value }] of (one?.values ?? []).entries()) {
    expect(value).toBeGreaterThan((WEEK[day % 7] ?? 0) * 0.9);
    expect(value).toBeLessThan((WEEK[day % 7] ?? 0) * 1.1);
  }
});

test('one absurd evening of twenty times as many moves the forecast little', () => {
  const usual = forecast([steady('a', 280)], 7);
  const odd = forecast([steady('a', 280, (day, value) => (day === 275 ? value * 20 : value))], 7);
  const change = (odd.series[0]?.values[2]?.value ?? 0) / (usual.series[0]?.values[2]?.value ?? 1);
  expect(change).toBeLessThan(1.35);
});

test('a holiday is learned from those before, and from other series', () => {
  const holidays = new Set([0, 1, 2, 3, 4, 5, 6].map((number) => MONDAY + 2 + number * 42));
  const busy = (day: number, value: number): number => (holidays.has(MONDAY + day) ? value * 2 : value);
  const series = ['a', 'b', 'c', 'd'].map((id) => steady(id, 252, busy));
  const young: Series = { id: 'young', values: new Map([...steady('', 252).values].slice(-21)) };
  const { series: results } = forecast([...series, young], 7, holidays);
  const wednesdays = results.map(({ values }) => values[2]?.value ?? 0);
  // Wednesday, 2025-09-17 is such a holiday.
  expect(wednesdays[0]).toBeGreaterThan(25 * 1.5);
  expect(wednesdays[4]).toBeGreaterThan(25 * 1.3);
});

test('a place that is closed on Mondays stays so: nothing where zeros are written, marked where lines are missing', () => {
  const zeros = steady('zeros', 280, (day, value) => (day % 7 === 0 ? 0 : value));
  const gaps = steady('gaps', 280, (day, value) => (day % 7 === 0 ? -1 : value));
  expect(closedWeekdays(zeros)).toEqual([true, false, false, false, false, false, false]);
  const [one, other] = forecast([zeros, gaps], 7).series;
  expect(one?.values[0]).toMatchObject({ value: 0, closed: true });
  expect(other?.values[0]?.closed).toBe(true);
  expect(other?.values[0]?.value).toBeGreaterThan(5);
  expect(other?.values.slice(1).every(({ closed }) => !closed)).toBe(true);
});

test('a series of a few days borrows its week from the others', () => {
  const young: Series = {
    id: 'young',
    values: new Map([...steady('', 280).values].slice(-3).map(([day, value]) => [day, value * 2])),
  };
  const [, , one] = forecast([steady('a', 280), steady('b', 280), young], 7).series;
  const values = one?.values.map(({ value }) => value) ?? [];
  expect(values[5]).toBeGreaterThan((values[0] ?? 0) * 2);
  expect(values.every((value) => Number.isFinite(value))).toBe(true);
});

test('a single value, a year without any, and a series that ended long ago still have forecasts', () => {
  const lonely: Series = { id: 'lonely', values: new Map([[MONDAY, 5]]) };
  const gap = steady('gap', 700, (day, value) => (day > 60 && day < 425 ? -1 : value));
  for (const { values } of forecast([lonely, gap], 39).series)
    expect(values.every(({ value }) => Number.isFinite(value) && value >= 0)).toBe(true);
  expect(forecast([lonely], 7).folds).toEqual([]);
});

test('what judges a choice is not what made it: folds do not overlap, and none sees its own days', () => {
  expect(foldsOf({ days: 300, horizon: 39 })).toEqual([261, 222, 183, 144]);
  expect(foldsOf({ days: 80, horizon: 39 })).toEqual([]);
  const known = steady('a', 280);
  const changed = steady('a', 280, (day, value) => (day >= 266 ? value * 3 : value));
  const first = (series: Series): number | undefined => {
    const prepared = prepare([series], new Set(), 14);
    return work(prepared, 0).test.forecasts[0]?.[8]?.[0];
  };
  expect(first(changed)).toBe(first(known));
});

test('a series with few days follows what serves all', () => {
  const squared = new Float64Array(METHODS.length).fill(1);
  squared[2] = 0;
  const everybody = new Float64Array(METHODS.length).fill(0.2);
  everybody[5] = 0.1;
  expect(chooseMethod({ squared, days: Float64Array.of(3) }, [0], everybody)).toBe(5);
  expect(
    chooseMethod({ squared: squared.map((value) => value * 100), days: Float64Array.of(300) }, [0], everybody),
  ).toBe(2);
});

test('measures are of open days, and above 0 is too high', () => {
  const sums = new ErrorSums();
  sums.add(12, 10);
  sums.add(10, 20);
  sums.add(5, 0);
  const { days, mape, wape, bias, rmsle } = sums.measures();
  expect([days, mape, wape, bias]).toEqual([2, 0.35, 0.4, -8 / 30]);
  expect(rmsle).toBeCloseTo(Math.sqrt((Math.log(13 / 11) ** 2 + Math.log(11 / 21) ** 2) / 2), 12);
});
