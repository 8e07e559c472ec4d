import {
  instant,
  integer,
  letterState,
  line,
  localTime,
  optionalText,
  rowVersion,
  text,
  uuid,
} from '@hearth/kit/schema';
import { z } from 'zod';
import { MAX_CRITERIA } from './cards.ts';

export const interviewKind = z.enum(['IN_PERSON', 'PHONE', 'VIDEO', 'GROUP', 'TRIAL_SHIFT']);
export type InterviewKind = z.infer<typeof interviewKind>;

export const interviewState = z.enum(['INVITED', 'BOOKED', 'CANCELLED', 'DONE', 'NO_SHOW']);
export type InterviewState = z.infer<typeof interviewState>;

/** Why a booked time may not work: a panel member has time off, a shift, or left. */
export const interviewFlag = z.enum(['PANEL_AWAY', 'PANEL_BUSY', 'PANEL_LEFT']);
export type InterviewFlag = z.infer<typeof interviewFlag>;

/** Weekly hours for interviews (Monday is 1), in the location's time zone. */
export const openHours = z
  .strictObject({ weekday: integer(1, 7), start: localTime, end: localTime })
  .refine(({ start, end }) => start < end, { path: ['end'], message: 'must be after the start' });
export type OpenHours = z.infer<typeof openHours>;

/** A criterion that candidates are judged by, and what good looks like. */
export const criterion = z.strictObject({ id: uuid, name: line(80), good: optionalText(300) });
export type Criterion = z.infer<typeof criterion>;

/** How interviews of one kind are held at a location. */
export const kitContent = z.strictObject({
  name: line(80),
  kind: interviewKind,
  minutes: integer(10, 600),
  /** Minutes that its panel and its room stay free before and after. */
  buffer_minutes: integer(0, 120),
  /** How many hours ahead somebody can book at the latest. */
  notice_hours: integer(0, 168),
  /** How many days ahead somebody can book at the earliest. */
  horizon_days: integer(1, 60),
  /** How many candidates sit in one interview. */
  capacity: integer(1, 50),
  panel: z.array(uuid).min(1).max(8),
  /** `ALL` sit together; of `ANY` one holds it, whoever has the fewest to hold. */
  panel_rule: z.enum(['ALL', 'ANY']),
  room: optionalText(80),
  /** What candidates are told beside the time: whom to ask for, a number, a link. */
  details: optionalText(600),
  hours: z.array(openHours).min(1).max(28),
  focus: z.array(text(200)).max(12),
  /** With any of them, everybody on the panel is asked for a card. */
  criteria: z
    .array(criterion)
    .max(MAX_CRITERIA)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'must each have an id of their own'),
});
export type KitContent = z.infer<typeof kitContent>;

/** An interview that is arranged without a kit: whoever invites holds it, in their free hours of the next days. */
export const ownTimes = z.strictObject({
  kind: interviewKind.extract(['IN_PERSON', 'PHONE', 'VIDEO']),
  minutes: kitContent.shape.minutes,
  hours: kitContent.shape.hours,
  details: kitContent.shape.details,
});
export type OwnTimes = z.infer<typeof ownTimes>;

export const person = z.strictObject({ user_id: uuid, name: z.string() });

export const kit = z.object({
  ...kitContent.shape,
  hours: z.array(z.strictObject({ weekday: z.int(), start: z.string(), end: z.string() })),
  id: uuid,
  location_id: uuid,
  location_name: z.string(),
  version: rowVersion,
  people: z.array(person),
});
export type Kit = z.infer<typeof kit>;

/** An interview as its employer sees it. */
export const interview = z.strictObject({
  id: uuid,
  application_id: uuid,
  location_id: uuid,
  location_name: z.string(),
  candidate_name: z.string(),
  job_title: z.string(),
  kit_id: uuid,
  /** Empty where it was arranged without a kit of the location. */
  kit_name: z.string(),
  kind: interviewKind,
  state: interviewState,
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  time_zone: z.string(),
  room: z.string(),
  focus: z.array(z.string()),
  hosts: z.array(person),
  flag: interviewFlag.nullable(),
  late_minutes: z.int().nullable(),
  invited_at: instant,
  /** Until when an invited candidate can choose a time. */
  open_until: instant,
  /** How many of the panel have sent their card, and whether the reader's is wanted; null where no cards are asked for. */
  cards: z.strictObject({ sent: z.int(), of: z.int(), own: z.enum(['NONE', 'WANTED', 'SENT']) }).nullable(),
  /** How far the last letter to the candidate has come; null where none was written. */
  letter: letterState.nullable(),
});
export type Interview = z.infer<typeof interview>;

export const slot = z.strictObject({
  starts_at: instant,
  ends_at: instant,
  /** How many places are left. */
  seats: z.int(),
  /** Whether whoever holds the booked one could hold this too. */
  same_host: z.boolean(),
});
export type Slot = z.infer<typeof slot>;

/** An interview as its candidate sees it. */
export const ownInterview = z.strictObject({
  id: uuid,
  application_id: uuid,
  job_title: z.string(),
  employer_name: z.string(),
  location_name: z.string(),
  address: z.string(),
  kind: interviewKind,
  minutes: z.int(),
  state: interviewState,
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  time_zone: z.string(),
  room: z.string(),
  details: z.string(),
  /** First names of whoever holds it. */
  hosts: z.array(z.string()),
  is_in_question: z.boolean(),
  late_minutes: z.int().nullable(),
  can_say_late: z.boolean(),
});
export type OwnInterview = z.infer<typeof ownInterview>;
