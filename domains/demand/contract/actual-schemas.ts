import { instant, integer, reckonedDay } from '@hearth/kit/schema';
import { z } from 'zod';

export const driver = z.enum(['COVERS', 'ORDERS', 'ROOM_NIGHTS', 'EVENTS', 'SALES']);
export const stepMinutes = z.union([z.literal(15), z.literal(60), z.literal(1440)]);

/** The most of one step or one day, in minor units where it is money. */
export const MOST_VALUE = 2_000_000_000;
export const count = integer(0, MOST_VALUE);

/** Why a file is refused, with the place of the mistake. */
export const mistake = z.strictObject({
  line: z.int(),
  column: z.int(),
  name: z.string(),
  rule: z.enum([
    'no_rows',
    'no_date_column',
    'no_values_column',
    'column_twice',
    'too_many_rows',
    'quote_not_closed',
    'no_text',
    'date_missing',
    'not_a_date',
    'too_far_back',
    'in_the_future',
    'not_a_time',
    'time_between_quarters',
    'time_missing',
    'not_a_number',
    'negative',
    'too_large',
    'twice',
  ]),
  value: z.string(),
  first_line: z.int().nullable(),
});
export type ShownMistake = z.infer<typeof mistake>;

const notableDay = z.strictObject({ driver, day: reckonedDay, before: z.int().nullable(), after: z.int() });

/** What a file does, or would do. */
export const actualsReport = z.strictObject({
  written: z.boolean(),
  currency: z.string().nullable(),
  mistake_count: z.int(),
  /** The first 50. */
  mistakes: z.array(mistake),
  drivers: z.array(
    z.strictObject({
      driver,
      first_day: reckonedDay,
      last_day: reckonedDay,
      total: z.number(),
      days_new: z.int(),
      days_changed: z.int(),
      days_same: z.int(),
      days_missing: z.int(),
    }),
  ),
  /** Days whose stored values are others, the first 20. */
  changed: z.array(notableDay),
  /** Days with many times as much as usual, the first 20. */
  odd: z.array(notableDay),
});
export type ActualsReport = z.infer<typeof actualsReport>;

/** A day whose values were replaced. */
export const actualChange = z.strictObject({
  id: z.string(),
  driver,
  day: reckonedDay,
  source: z.enum(['FILE', 'CALL']),
  file_name: z.string().nullable(),
  before: z.int(),
  after: z.int(),
  /** Null for one whose account is gone. */
  by: z.string().nullable(),
  at: instant,
});
