import { reckonedDay } from '@hearth/kit/schema';
import { z } from 'zod';
import { driver } from './actual-schemas.ts';

/** A driver that a location has values of. */
export const knownDriver = z.strictObject({
  driver,
  first_day: reckonedDay,
  last_day: reckonedDay,
  days: z.int(),
});

/** A day of one driver at a location. */
export const demandDay = z.strictObject({
  day: reckonedDay,
  /** What happened; null where nothing is known. */
  actual: z.int().nullable(),
});
export type DemandDay = z.infer<typeof demandDay>;

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
  may: z.strictObject({ edit: z.boolean(), approve: z.boolean(), see_sales: z.boolean() }),
});
export type DemandOfWeeks = z.infer<typeof demandOfWeeks>;
