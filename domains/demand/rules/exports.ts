export { dayOf } from './engine/calendar.ts';
export { conclude, prepare, work } from './engine/forecast.ts';
export type { ForecastResult, Prepared, SeriesForecast, Worked } from './engine/forecast.ts';
export { readHolidays, readSeries } from './engine/read-series.ts';
export type { Series } from './engine/read-series.ts';
