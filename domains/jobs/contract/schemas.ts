import {
  count,
  currency,
  instant,
  integer,
  localDate,
  localTime,
  optionalText,
  pattern,
  listParameter,
  rowVersion,
  string,
  text,
  trimmedString,
  uuid,
} from '@hearth/kit/schema';
import { legalLinks } from '@hearth/domains/core/schemas';
import { asks } from '@hearth/domains/profiles/schemas';
import { LANGUAGES } from '@hearth/kit/constants';
import { z } from 'zod';

/** The status of a job; each has its own tab and filter. */
export const jobStatus = z.enum([
  'DRAFT',
  'PENDING_APPROVAL',
  'SCHEDULED',
  'LIVE',
  'PAUSED',
  'FILLED',
  'CLOSED',
  'EXPIRED',
]);
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

/** The part of the day that a job's usual shifts fall into. */
export const shiftTime = z.enum(['MORNING', 'DAY', 'EVENING', 'NIGHT', 'WEEKEND']);

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
  position_name: optionalText(80),
  title: optionalText(100),
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

/** Who can see a job: everybody, employees first, or only employees. */
export const audience = z.enum(['PUBLIC', 'STAFF_FIRST', 'STAFF']);

/** A job as its employer sees it. */
export const job = jobContent.extend({
  id: uuid,
  group_id: uuid,
  location_name: z.string(),
  location_city: z.string(),
  /** Country and region codes of the location: the law there decides what a post must say. */
  country: z.string(),
  region: z.string(),
  time_zone: z.string(),
  status: jobStatus,
  slug: z.string().nullable(),
  site_slug: z.string().nullable(),
  hires: z.int(),
  /** The template that it was made from, and which parts of the post the group keeps to itself. */
  template_id: uuid.nullable(),
  /** What the template is called; null where there is none, and when it was archived. */
  template_name: z.string().nullable(),
  locked: z.array(z.string()),
  /** What it has in common with the posts of the same job at other locations. */
  rollout_id: uuid.nullable(),
  audience,
  /** For how many days the staff has a post to itself that is for the staff first. */
  staff_days: z.int(),
  /** From when everybody sees such a post; null before it is out. */
  public_at: instant.nullable(),
  /** The steps that its applications go through; null for the usual stages, and before it first goes live. */
  pipeline: pipelineCopy.nullable(),
  version: rowVersion,
  published_at: instant.nullable(),
  expires_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
});

/** A job in the employer's list. */
export const jobLine = job.pick({
  id: true,
  location_id: true,
  location_name: true,
  location_city: true,
  title: true,
  position_name: true,
  language: true,
  status: true,
  slug: true,
  site_slug: true,
  employment_type: true,
  evergreen: true,
  hires: true,
  hires_target: true,
  audience: true,
  publish_on: true,
  closes_on: true,
  published_at: true,
  updated_at: true,
  rollout_id: true,
});

/** A location as the public sees it. */
export const place = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

/** The group whose career site carries the job. */
export const siteName = z.object({ slug: z.string(), name: z.string() });

/** A career site with its colours and logo; null where the group has none. */
export const site = siteName.extend({
  background_color: z.string().nullable(),
  accent_color: z.string().nullable(),
  logo: z.string().nullable(),
  ...legalLinks.shape,
});

/** The same job at another location. */
export const alsoPlace = z.object({ id: uuid, slug: z.string(), name: z.string(), city: z.string() });

/** Open jobs that are close to each other on a map: at one location, or at several, named after the one with the most. */
export const mapCluster = z.object({
  location_id: uuid,
  name: z.string(),
  city: z.string(),
  /** The middle of its locations, and their bounds. */
  latitude: z.number(),
  longitude: z.number(),
  west: z.number(),
  south: z.number(),
  east: z.number(),
  north: z.number(),
  locations: z.int(),
  jobs: z.int(),
});

/** A live job in a list of results. */
export const publicJobLine = z.object({
  id: uuid,
  slug: z.string(),
  site: siteName,
  /** The brand that people know the place by. */
  employer: z.string(),
  title: z.string(),
  position_name: z.string(),
  language,
  employment_type: employmentType,
  pay: pay.nullable(),
  weekly_hours: weeklyHours.nullable(),
  place,
  distance_km: z.number().nullable(),
  /** Empty where the post tells no times. */
  shift_times: z.array(shiftTime),
  published_at: instant,
  /** Further places of the same job; in a folded list alone, and never very many. */
  also: z.array(alsoPlace).optional(),
  /** How many further places there are in all. */
  also_total: z.int().optional(),
});

/** A live job in full. Questions omit the answers that rule out. */
export const publicJob = publicJobLine.omit({ shift_times: true }).extend({
  site,
  description: z.string(),
  starts_on: localDate.nullable(),
  usual_week: z.array(usualShift),
  perks: z.array(perk),
  asks,
  questions: z.array(question.omit({ knock_out: true, bank: true }).extend({ translations: translations.optional() })),
  closes_on: localDate.nullable(),
  expires_at: instant.nullable(),
  evergreen: z.boolean(),
  /** The nearest further places of the same job; `same_form`: who answers this one's questions has answered theirs. */
  also: z.array(alsoPlace.extend({ same_form: z.boolean() })),
  /** Present where who applies can choose to be texted. */
  texts: z.literal(true).optional(),
});

/** The code to text and the number to text it to. */
export const textWay = z.object({ code: z.string(), number: z.string() });
export type TextToApply = z.infer<typeof textWay>;

/** One entry of a job's history: who changed what and when. */
export const jobHistoryLine = z.object({
  id: uuid,
  at: instant,
  actor_id: uuid.nullable(),
  kind: z.enum(['CREATED', 'EDITED', 'STATUS']),
  from_status: jobStatus.nullable(),
  to_status: jobStatus.nullable(),
  fields: z.array(z.string()),
});

/** The parameters of the public search. */
export const publicSearch = z.object({
  q: trimmedString(100).optional(),
  place: trimmedString(100).optional(),
  site: string(100).optional(),
  location_id: uuid.optional(),
  country: pattern(2, /^[A-Z]{2}$/, 'must be a country code like PT').optional(),
  /** `latitude,longitude` in degrees. */
  near: pattern(50, /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/, 'must be latitude,longitude').optional(),
  within_km: count(1, 500).optional(),
  employment_type: listParameter(employmentType, 7).optional(),
  /** Any of these; a post that tells no times is not found by it. */
  shift_time: listParameter(shiftTime, 5).optional(),
  /** The least pay an hour, in minor units of `currency`. */
  pay_from: count(1, 1_000_000).optional(),
  currency: currency.optional(),
  sort: z.enum(['BEST', 'NEWEST', 'NEAREST', 'PAY']).optional(),
  /** One line for the posts of one job at many places, the one that fits best. */
  folded: z.enum(['true']).optional(),
  offset: count(0, 100_000).optional(),
  limit: count(1, 100).optional(),
});

export type JobStatus = z.infer<typeof jobStatus>;
export type Audience = z.infer<typeof audience>;
export type EmploymentType = z.infer<typeof employmentType>;
export type PayPer = z.infer<typeof payPer>;
export type Pay = z.infer<typeof pay>;
export type WeeklyHours = z.infer<typeof weeklyHours>;
export type ShiftTime = z.infer<typeof shiftTime>;
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
export type Job = z.infer<typeof job>;
export type JobListItem = z.infer<typeof jobLine>;
export type PublicPlace = z.infer<typeof place>;
export type SiteName = z.infer<typeof siteName>;
export type Site = z.infer<typeof site>;
export type FurtherLocation = z.infer<typeof alsoPlace>;
export type PublicJobListItem = z.infer<typeof publicJobLine>;
export type PublicJob = z.infer<typeof publicJob>;
export type JobHistoryLine = z.infer<typeof jobHistoryLine>;
export type PublicSearch = z.infer<typeof publicSearch>;
