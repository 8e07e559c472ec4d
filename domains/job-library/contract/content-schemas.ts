import {
  currency,
  integer,
  localDate,
  localTime,
  optionalLine,
  optionalText,
  rowVersion,
  string,
  text,
  uuid,
} from '@hearth/kit/schema';
import { asks } from '@hearth/domains/profiles/schemas';
import { LANGUAGES } from '@hearth/kit/constants';
import { z } from 'zod';

export const employmentType = z.enum([
  'FULL_TIME',
  'PART_TIME',
  'TEMPORARY',
  'SEASONAL',
  'CASUAL',
  'INTERNSHIP',
  'APPRENTICESHIP',
]);

export const payPer = z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']);
export const perkCode = z.enum([
  'MEALS',
  'TAXI_HOME',
  'TRANSPORT',
  'ACCOMMODATION',
  'WEEKENDS_OFF',
  'FLEXIBLE_HOURS',
  'PAID_BREAKS',
  'TRAINING',
  'LANGUAGE_COURSE',
  'DISCOUNT',
  'UNIFORM',
  'HEALTH_INSURANCE',
  'PENSION',
  'BONUS',
  'OTHER',
]);

export const questionKind = z.enum([
  'YES_NO',
  'TEXT',
  'LONG_TEXT',
  'SINGLE',
  'MULTI',
  'NUMBER',
  'DATE',
  'RATING',
  'FILE',
  'VIDEO',
]);

export const language = z.enum(LANGUAGES);

/** Pay in minor units for one unit of time; `max` equals `min` for a fixed wage. */
export const pay = z.strictObject({
  min: integer(0, 1_000_000_000),
  max: integer(0, 1_000_000_000),
  currency,
  per: payPer,
  /** Whether tips come on top. */
  tips: z.boolean(),
});

/** Weekly hours, in half hours or finer. */
export const weeklyHours = z.strictObject({ min: z.number().min(0).max(80), max: z.number().min(0).max(80) });

/** A shift of a usual week: 1 is Monday; an end at or before the start is on the next day. */
export const usualShift = z.strictObject({ day: integer(1, 7), start: localTime, end: localTime });

/** A benefit from the list, or one in the employer's own words (`OTHER` with a text). */
export const perk = z.strictObject({ code: perkCode, text: optionalText(80) });

/** The text and options of a question in one language. */
export const questionWords = z.strictObject({ text: text(200), options: z.array(text(80)).max(8) });

/** The other languages of a question. */
export const translations = z.partialRecord(language, questionWords);

/** A question on the application form. `knock_out` is the answer that rules a candidate out; candidates never see it. */
export const question = z.strictObject({
  id: uuid,
  kind: questionKind,
  text: text(200),
  options: z.array(text(80)).max(8),
  required: z.boolean(),
  knock_out: string(80).nullable(),
  /** The question of the bank that it is, in the version whose words it has: answers of all posts that ask it can be compared. */
  bank: z.strictObject({ id: uuid, version: rowVersion.min(1), translations }).optional(),
});

/** The stage that a custom step counts as in rules, reports and shared boards. */
export const stepType = z.enum(['NEW', 'SCREEN', 'INTERVIEW', 'TRIAL', 'OFFER']);

/** One step of a job's pipeline. */
export const pipelineStep = z.strictObject({
  id: uuid,
  type: stepType,
  /** What it is called, by language; where nothing is said, it is called as its type. */
  names: z.partialRecord(language, text(40)),
  /** Whether candidates read its name; others read what its type means to them. */
  shown: z.boolean(),
  /** Within how many days somebody should have gone on from it. */
  target_days: integer(1, 90).nullable(),
});

/** The steps of a job, copied from the library when it first went live. */
export const pipelineCopy = z.object({
  id: uuid,
  version: rowVersion,
  name: z.string(),
  steps: z.array(pipelineStep),
});

/** The editable content of a job. A draft may leave nearly all of it empty. */
export const jobContent = z.strictObject({
  location_id: uuid,
  position_id: uuid.nullable(),
  position_name: optionalLine(80),
  title: optionalLine(100),
  /** The small markup of `rules/description.ts`: headings, lists, bold. Never HTML. */
  description: optionalText(10_000),
  language,
  employment_type: employmentType.nullable(),
  pay: pay.nullable(),
  weekly_hours: weeklyHours.nullable(),
  starts_on: localDate.nullable(),
  usual_week: z.array(usualShift).max(21),
  perks: z.array(perk).max(12),
  questions: z.array(question).max(12),
  /** Certificates and languages that the work needs; absent in what was written before posts could ask. */
  asks: asks.optional(),
  publish_on: localDate.nullable(),
  closes_on: localDate.nullable(),
  /** Stays open and takes applications all year; has no target to be filled. */
  evergreen: z.boolean(),
  hires_target: integer(1, 500),
  /** What a law warns of and somebody said that they looked at: `TOPIC:question`. Who said so stands in the record of changes. */
  law_answers: z.array(string(60)).max(24),
  /** The approved request for people that the post fills. */
  requisition_id: uuid.nullable(),
  /** The steps that were chosen for its applications; null: those of its position, or the usual stages. */
  pipeline_id: uuid.nullable(),
});

/** A partial update of a job's content. */
export const jobChange = jobContent.partial();

export type EmploymentType = z.infer<typeof employmentType>;
export type Pay = z.infer<typeof pay>;
export type WeeklyHours = z.infer<typeof weeklyHours>;
export type UsualShift = z.infer<typeof usualShift>;
export type PerkCode = z.infer<typeof perkCode>;
export type Perk = z.infer<typeof perk>;
export type QuestionKind = z.infer<typeof questionKind>;
export type QuestionText = z.infer<typeof questionWords>;
export type Translations = z.infer<typeof translations>;
export type Question = z.infer<typeof question>;
export type StepType = z.infer<typeof stepType>;
export type PipelineStep = z.infer<typeof pipelineStep>;
export type PipelineCopy = z.infer<typeof pipelineCopy>;
export type JobContent = z.infer<typeof jobContent>;
export type JobChange = z.infer<typeof jobChange>;
