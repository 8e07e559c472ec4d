import { instant, reckonedDay, rowVersion } from '@hearth/kit/schema';
import { z } from 'zod';
import { driver } from './actual-schemas.ts';

/** A driver that a location has values of. */
export const knownDriver = z.strictObject({
  driver,
  first_day: reckonedDay,
  last_day: reckonedDay,
  days: z.int(),
});

/** What is expected of a day. */
export const expectedDay = z.strictObject({
  /** By the engine. */
  total: z.int(),
  /** By somebody who knows better, in its place. */
  adjusted: z.int().nullable(),
  reason: z.string().nullable(),
  adjusted_by: z.string().nullable(),
  approved_by: z.string().nullable(),
  approved_at: instant.nullable(),
  is_closed: z.boolean(),
  is_holiday: z.boolean(),
  version: rowVersion,
});
export type ExpectedDay = z.infer<typeof expectedDay>;

/** A day of one driver at a location. */
export const demandDay = z.strictObject({
  day: reckonedDay,
  /** What happened; null where nothing is known. */
  actual: z.int().nullable(),
  forecast: expectedDay.nullable(),
});

/** How far off a forecast was: shares, so that 0.1 is a tenth. A bias above 0 is too high. */
export const forecastError = z.strictObject({ mape: z.number(), wape: z.number(), bias: z.number() });

/** How the last forecast was made. */
export const forecastQuality = z.strictObject({
  made_at: instant,
  method: z.string(),
  days_known: z.int(),
  /** How many days the figures are of; 0 where too little is known to compare. */
  days_compared: z.int(),
  own: forecastError.nullable(),
  /** Of the mean of the four same weekdays before. */
  plain: forecastError.nullable(),
  /** From how many other locations a short past borrows. */
  lenders: z.int(),
});
export type ForecastQuality = z.infer<typeof forecastQuality>;

/** One driver of a location over some weeks. */
export const demandOfWeeks = z.strictObject({
  today: reckonedDay,
  /** What sales are in. */
  currency: z.string().nullable(),
  /** Those that the caller may see. */
  drivers: z.array(knownDriver),
  /** The driver that the days are of; null while none is known. */
  driver: driver.nullable(),
  days: z.array(demandDay),
  quality: forecastQuality.nullable(),
  may: z.strictObject({ edit: z.boolean(), approve: z.boolean(), see_sales: z.boolean() }),
});
export type DemandOfWeeks = z.infer<typeof demandOfWeeks>;

/** What somebody did with a day of a forecast. */
export const forecastChange = z.strictObject({
  id: z.string(),
  day: reckonedDay,
  action: z.enum(['ADJUSTED', 'TAKEN_BACK', 'APPROVED', 'REOPENED']),
  before: z.int(),
  after: z.int(),
  reason: z.string(),
  by: z.string().nullable(),
  at: instant,
});
