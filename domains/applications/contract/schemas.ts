import { currency, localDate, instant, optionalText, text, uuid } from '@hearth/kit/schema';
import { LANGUAGES } from '@hearth/kit/constants';
import { z } from 'zod';

/** Where an application stands. The first five are the way to a contract; the last three are ends. */
export const stage = z.enum(['NEW', 'SCREEN', 'INTERVIEW', 'TRIAL', 'OFFER', 'HIRED', 'REJECTED', 'WITHDRAWN']);
export type Stage = z.infer<typeof stage>;

/** Why an application ended without a contract, and whose decision it was. */
export const endReason = z.enum([
  'POSITION_FILLED',
  'HOURS_DO_NOT_FIT',
  'MISSING_REQUIREMENT',
  'OTHER_CANDIDATE',
  'NO_ANSWER',
  'NO_SHOW',
  'OTHER',
  'CANDIDATE_WITHDREW',
]);
export type EndReason = z.infer<typeof endReason>;

/** Parts of the day in which somebody can work: morning to 12, afternoon to 17, evening to 22, night after. */
export const dayPart = z.enum(['MORNING', 'AFTERNOON', 'EVENING', 'NIGHT']);
export type DayPart = z.infer<typeof dayPart>;

/** A week of availability: Monday is 1. */
export const availability = z.array(z.strictObject({ weekday: z.int().min(1).max(7), part: dayPart })).max(28);

export const answer = z.strictObject({ question_id: uuid, answer: text(2000) });

/** What a candidate sends. Files travel beside it. */
export const applicationContent = z.strictObject({
  first_name: text(80),
  last_name: text(80),
  phone: optionalText(40),
  message: optionalText(4000),
  availability,
  can_start_on: localDate.nullable(),
  hours_per_week: z.int().min(1).max(60).nullable(),
  answers: z.array(answer).max(12),
  /** The sentence on keeping data that was shown and agreed to. */
  consent: z.literal(true),
  source: optionalText(60),
  language: z.enum(LANGUAGES),
});
export type ApplicationContent = z.infer<typeof applicationContent>;

export const attachment = z.object({ id: uuid, name: z.string(), type: z.string(), size: z.int() });

export const stageEvent = z.object({
  stage,
  at: instant,
  /** Whole seconds spent in the stage before. */
  after_seconds: z.int().nullable(),
  by: z.enum(['EMPLOYER', 'CANDIDATE', 'SYSTEM']),
  by_name: z.string(),
  reason: endReason.nullable(),
});

/** A card on the pipeline. */
export const card = z.object({
  id: uuid,
  job_id: uuid,
  job_title: z.string(),
  location_id: uuid,
  location_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  stage,
  version: z.int(),
  applied_at: instant,
  stage_entered_at: instant,
  /** Since when somebody waits for the employer's answer; null while it is the candidate's turn. */
  waiting_since: instant.nullable(),
  unread: z.int(),
  availability,
  hours_per_week: z.int().nullable(),
  can_start_on: localDate.nullable(),
  knocked_out: z.boolean(),
  files: z.int(),
});
export type Card = z.infer<typeof card>;

export const answeredQuestion = z.object({ question: z.string(), answer: z.string(), knocked_out: z.boolean() });

/** An application as the employer sees it. */
export const application = card.extend({
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  language: z.enum(LANGUAGES),
  source: z.string(),
  answers: z.array(answeredQuestion),
  attachments: z.array(attachment),
  history: z.array(stageEvent),
  end_reason: endReason.nullable(),
  employee_id: uuid.nullable(),
  position_id: uuid.nullable(),
  position_name: z.string(),
});
export type Application = z.infer<typeof application>;

/** An application as the candidate sees it: no notes, no other people, no internal reasons. */
export const ownApplication = z.object({
  id: uuid,
  job_id: uuid,
  job_title: z.string(),
  employer_name: z.string(),
  location_name: z.string(),
  location_city: z.string(),
  /** TRIAL, OFFER and the others as they are; an end says only that it ended. */
  stage,
  applied_at: instant,
  stage_entered_at: instant,
  attachments: z.array(attachment),
  history: z.array(z.object({ stage, at: instant })),
  can_withdraw: z.boolean(),
  unread: z.int(),
});
export type OwnApplication = z.infer<typeof ownApplication>;

/** What is agreed at hiring. The position is taken by id, or made by its name when the group has none of that name. */
export const hireContent = z.strictObject({
  version: z.int(),
  location_id: uuid,
  position_id: uuid.nullable(),
  position_name: optionalText(80),
  starts_on: localDate,
  contract_minutes_per_week: z
    .int()
    .min(0)
    .max(60 * 60),
  /** Minor units an hour. */
  pay: z.strictObject({ amount: z.int().min(0), currency }).nullable(),
});
export type HireContent = z.infer<typeof hireContent>;
