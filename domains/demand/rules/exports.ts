export { dayOf } from './calendar.ts';
export { conclude, prepare, work } from './forecast.ts';
export type { ForecastResult, Prepared, SeriesForecast, Worked } from './forecast.ts';
export { readHolidays, readSeries } from './read-series.ts';
export type { Series } from './read-series.ts';
