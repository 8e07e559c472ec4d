import { instant, localDate, localTime, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

const name = { first_name: z.string(), last_name: z.string() };

/** A shift of today. */
export const dayShift = z.strictObject({
  id: uuid,
  /** Null: nobody holds it yet. */
  holder: z.strictObject({ employee_id: uuid, ...name }).nullable(),
  position_name: z.string().nullable(),
  start: localTime,
  end: localTime,
  /** Before it, in it, or after it. */
  phase: z.enum(['ahead', 'now', 'over']),
  /** Its holder has approved time off today. */
  away: z.boolean(),
  /** Staff see it. */
  published: z.boolean(),
});
export type DayShift = z.infer<typeof dayShift>;

/** The day of a location. A part is null where the reader has no right to it. */
export const locationDay = z.strictObject({
  as_of: instant,
  location: z.strictObject({ id: uuid, name: z.string(), time_zone: z.string() }),
  date: localDate,
  schedule: z
    .strictObject({
      shifts: z.array(dayShift),
      gaps_ahead: z.int(),
      /** The day of the first of them. */
      first_gap: localDate.nullable(),
      /** The first week with shifts that staff do not see. */
      hidden: z.strictObject({ week: localDate, shifts: z.int() }).nullable(),
    })
    .nullable(),
  time_off: z
    .strictObject({
      total: z.int(),
      /** The nearest ones, without the reason: it may be illness. */
      nearest: z.array(
        z.strictObject({ id: uuid, ...name, starts_on: localDate, ends_on: localDate, shifts: z.int() }),
      ),
    })
    .nullable(),
  candidates: z
    .strictObject({
      waiting: z.int(),
      late: z.int(),
      longest: z.array(
        z.strictObject({ id: uuid, ...name, job_title: z.string(), waiting_since: instant, late: z.boolean() }),
      ),
    })
    .nullable(),
  unread: z.int().nullable(),
  /** People whose last day is near. */
  leaving: z.array(z.strictObject({ employee_id: uuid, ...name, end_date: localDate })).nullable(),
  /** Jobs that stop being shown soon. */
  ending_jobs: z.array(z.strictObject({ id: uuid, title: z.string(), expires_at: instant })).nullable(),
});
export type LocationDay = z.infer<typeof locationDay>;

/** The figures that can be pending at a location, in display order. */
export const FIGURES = ['gaps', 'away', 'hidden', 'late', 'waiting', 'time_off', 'unread'] as const;
export const figure = z.enum(FIGURES);
export type Figure = z.infer<typeof figure>;

/** The number of each pending figure; null where the reader lacks the permission. */
export const figures = z.strictObject({
  gaps: z.int().nullable(),
  away: z.int().nullable(),
  hidden: z.int().nullable(),
  late: z.int().nullable(),
  waiting: z.int().nullable(),
  time_off: z.int().nullable(),
  unread: z.int().nullable(),
});
export type Figures = z.infer<typeof figures>;

export const rankedLocation = z.strictObject({
  location: z.strictObject({ id: uuid, name: z.string(), city: z.string().nullable() }),
  figures,
  /** What weighs most here. */
  first: figure,
});
export type RankedLocation = z.infer<typeof rankedLocation>;

/** What a new company does first, in this order. */
export const SETUP_STEPS = ['LOCATION', 'POSITIONS', 'PEOPLE', 'WEEK', 'JOB', 'MAIL'] as const;
export type SetupStepName = (typeof SETUP_STEPS)[number];

/** A step of the setup checklist. */
export const setupStep = z.strictObject({ step: z.enum(SETUP_STEPS), done: z.boolean() });
export type SetupStep = z.infer<typeof setupStep>;

/** What the current week of a location comes to. */
export const locationHours = z.strictObject({
  location: z.strictObject({ id: uuid, name: z.string(), city: z.string().nullable() }),
  /** Its first day, by the location’s own start of the week. */
  week: localDate,
  /** Paid minutes that are planned and held by somebody, published or not. */
  minutes: z.int(),
  /** Of the week before. */
  minutes_before: z.int(),
  /** In minor units; null for whoever sees no pay. */
  cost: z.int().nullable(),
  currency: z.string().nullable(),
  /** Minutes whose pay is not known, or is in another currency: they are not in `cost`. Null with it. */
  minutes_without_cost: z.int().nullable(),
});
export type LocationHours = z.infer<typeof locationHours>;
