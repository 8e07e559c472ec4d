import { dateOf, dayOf } from '../engine/calendar.ts';
import { conclude, prepare, work } from '../engine/forecast.ts';
import type { Measures } from '../engine/measures.ts';
import type { Series } from '../engine/read-series.ts';
import { profilesOf, type QuarteredDay } from './day-profile.ts';

/** One day of one driver. */
export interface DayTotal {
  readonly day: string;
  readonly total: number;
}

/** What a forecast of one driver at one location is made from. */
export interface ForecastOrder {
  readonly today: string;
  /** Days that are over, of the location itself. */
  readonly own: readonly DayTotal[];
  /** The same of other locations, from which a short past borrows. */
  readonly lenders: readonly (readonly DayTotal[])[];
  readonly quartered: readonly QuarteredDay[];
  readonly holidays: readonly string[];
  /** Days on which the location is closed by its calendar. */
  readonly closed: readonly string[];
}

export interface ForecastDay extends DayTotal {
  readonly profile: readonly number[];
  readonly is_closed: boolean;
  readonly is_holiday: boolean;
}

/** A forecast, and how far off its method was on days that it had not seen. */
export interface DriverForecast {
  readonly days: readonly ForecastDay[];
  readonly method: string;
  readonly days_compared: number;
  /** MAPE, WAPE and bias. */
  readonly own: readonly number[];
  readonly plain: readonly number[];
}

/** Six weeks, the day that runs among them. */
export const FORECAST_DAYS = 42;
/** What ended longer ago says nothing about next week. */
export const MOST_GAP_DAYS = 90;
const MOST_TOTAL = 2_000_000_000;

const toSeries = (id: string, days: readonly DayTotal[], until: number): Series => ({
  id,
  values: new Map(
    days.flatMap(({ day, total }): [number, number][] => {
      const number = dayOf(day);
      return number === undefined || number >= until ? [] : [[number, total]];
    }),
  ),
});

/** Figures of a few days would deceive. */
const LEAST_COMPARED = 14;
const isEnough = (measures: Measures | undefined): measures is Measures =>
  measures !== undefined && measures.days >= LEAST_COMPARED;
const figures = (measures: Measures | undefined): number[] =>
  !isEnough(measures) ? [] : [measures.mape, measures.wape, measures.bias];

/** Forecasts a driver from today on; undefined where nothing is known, or nothing for a quarter of a year. */
export function forecastDriver(order: ForecastOrder): DriverForecast | undefined {
  const today = dayOf(order.today) ?? 0;
  const own = toSeries('own', order.own, today);
  const last = Math.max(-Infinity, ...own.values.keys());
  if (own.values.size === 0 || today - last > MOST_GAP_DAYS) return undefined;
  const lenders = order.lenders.map((days, index) => toSeries(String(index), days, last + 1));
  const series = [own, ...lenders.filter(({ values }) => values.size > 0)];
  const holidays = new Set(order.holidays.map((day) => dayOf(day) ?? 0));
  const prepared = prepare(series, holidays, today - last - 1 + FORECAST_DAYS);
  const [result] = conclude(
    prepared,
    series,
    series.map((_, index) => work(prepared, index)),
  ).series;
  if (result === undefined) return undefined;
  const closed = new Set(order.closed);
  const profiles = profilesOf(order.quartered);
  return {
    days: result.values.slice(-FORECAST_DAYS).map(({ date, value, closed: usuallyClosed }, index) => {
      const isClosed = closed.has(date) || usuallyClosed;
      const total = isClosed ? 0 : Math.min(MOST_TOTAL, Math.round(value));
      const day = today + index;
      const profile = profiles[(((day + 3) % 7) + 7) % 7] ?? [];
      return { day: dateOf(day), total, profile, is_closed: isClosed, is_holiday: holidays.has(day) };
    }),
    method: result.method,
    days_compared: isEnough(result.own) ? result.own.days : 0,
    own: figures(result.own),
    plain: figures(result.plain),
  };
}
