import { house } from '@hearth/domains/core/schemas';
import {
  currency,
  dictionary,
  instant,
  integer,
  LARGEST_INTEGER,
  line,
  localDate,
  optionalLine,
  optionalText,
  rowVersion,
  string,
  text,
  uuid,
} from '@hearth/kit/schema';
import { pipelineStep } from '@hearth/domains/job-library/schemas';
import { applied, availability, profilePart } from '@hearth/domains/profiles/schemas';
import { LANGUAGES } from '@hearth/kit/constants';
import { z } from 'zod';
import { LONGEST_LETTER_DELAY, MOST_AT_ONCE, MOST_FURTHER_PLACES } from './limits.ts';

/** The stage of an application. The first five lead to a hire; the last three are endings. */
export const stage = z.enum(['NEW', 'SCREEN', 'INTERVIEW', 'TRIAL', 'OFFER', 'HIRED', 'REJECTED', 'WITHDRAWN']);
export type Stage = z.infer<typeof stage>;

/** Why an application ended without a contract, and whose decision it was. */
export const endReason = z.enum([
  'POSITION_FILLED',
  'HOURS_DO_NOT_FIT',
  'MISSING_REQUIREMENT',
  'OTHER_CANDIDATE',
  'NO_ANSWER',
  'NOT_INTERESTED',
  'PAY_DOES_NOT_FIT',
  'NO_SHOW',
  'OTHER',
  'CANDIDATE_WITHDREW',
]);
export type EndReason = z.infer<typeof endReason>;

export const answer = z.strictObject({ question_id: uuid, answer: text(2000) });

/** A candidate's submission. Files are sent beside it. */
export const applicationContent = z.strictObject({
  first_name: line(80),
  last_name: line(80),
  phone: optionalText(40),
  message: optionalText(4000),
  availability,
  can_start_on: localDate.nullable(),
  hours_per_week: integer(1, 60).nullable(),
  answers: z.array(answer).max(12),
  /** What of the candidate's profile goes along, as it stands when this arrives. */
  profile_parts: z.array(profilePart).max(5).optional(),
  /** Under eighteen, as somebody says themselves: only approved people of the house write to them. Asked nowhere, offered to be said. */
  says_minor: z.boolean().optional(),
  /** The sentence on keeping data that was shown and agreed to. */
  consent: z.literal(true),
  /** Whether messages may come to the phone as texts; the sentence beside the box was shown. */
  text_me: z.boolean().optional(),
  source: optionalText(60),
  language: z.enum(LANGUAGES),
  /** Further places of the same job, each of which gets an application of its own. */
  also: z.array(uuid).max(MOST_FURTHER_PLACES).optional(),
  /** The draft that it was written from, where that was sent from one device to another: nothing of it stays. */
  draft_token: string(100).optional(),
});
export type ApplicationContent = z.infer<typeof applicationContent>;

/**
 * The same as JSON in one field of a multipart body, so that files can travel beside it. */
export const applicationJson = string(60_000)
  .transform((value, context) => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(applicationContent);
/** The files that travel with an application. */
export const applicationFiles = { field: 'files', maxCount: 8, maxBytes: 10 * 1024 * 1024 };

/** An application in progress, with any values. Files, password and consent are not stored. */
export const draftContent = z.strictObject({
  firstName: string(80),
  lastName: string(80),
  email: string(254),
  phone: string(40),
  availability,
  hoursPerWeek: string(10),
  canStartOn: string(10),
  answers: dictionary(string(40), string(2000), 12),
  message: string(4000),
  /** Where the visit began: kept, so that it is the same on the other device. */
  source: string(60).optional(),
  also: z.array(uuid).max(MOST_FURTHER_PLACES).optional(),
  saysMinor: z.boolean().optional(),
});
export type DraftContent = z.infer<typeof draftContent>;

/** `check` says why it cannot be opened: the virus scanner has yet to look at it, or found something in it. */
export const attachment = z.object({
  id: uuid,
  name: z.string(),
  type: z.string(),
  size: z.int(),
  check: z.enum(['CHECKING', 'INFECTED']).optional(),
});

export const stageEvent = z.object({
  stage,
  /** The step of the post, where it has steps of its own. */
  step_id: uuid.nullable(),
  at: instant,
  /** Whole seconds spent in the stage before. */
  after_seconds: z.int().nullable(),
  by: z.enum(['EMPLOYER', 'CANDIDATE', 'SYSTEM']),
  by_name: z.string(),
  reason: endReason.nullable(),
});

/** How the interview stands that matters next: the booked one, else the offered one, else the last that was held or missed. */
export const arrangedState = z.enum(['INVITED', 'BOOKED', 'DONE', 'NO_SHOW']);
export type ArrangedState = z.infer<typeof arrangedState>;

/** How the newest offer stands. */
export const offeredState = z.enum(['SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED']);
export type OfferedState = z.infer<typeof offeredState>;

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
  /** The step of the post, where it has steps of its own and this is none of the ends. */
  step_id: uuid.nullable(),
  version: rowVersion,
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
  /** The interview that matters next; null where none was arranged. */
  interview: z.strictObject({ state: arrangedState, starts_at: instant.nullable(), time_zone: z.string() }).nullable(),
  /** The newest offer, and since when it stands so; null where none was sent. */
  offer: z.strictObject({ state: offeredState, at: instant }).nullable(),
});
export type Card = z.infer<typeof card>;

/** Whose employer owes them an answer: longer than was promised, within it, or either. */
export const waits = z.enum(['late', 'in_time', 'any']);
export type Waits = z.infer<typeof waits>;

/** A line of the list of applications. */
export const listed = card.extend({ source: z.string(), end_reason: endReason.nullable() });
export type Listed = z.infer<typeof listed>;

export const answeredQuestion = z.object({
  question: z.string(),
  answer: z.string(),
  knocked_out: z.boolean(),
  /** The question of the bank that was answered, in the version that was asked: the same in every post that asks it. */
  bank: z.object({ id: uuid, version: rowVersion }).optional(),
});

/** An application as the employer sees it. */
export const application = card.extend({
  email: z.string(),
  /** They applied without signing in and have not confirmed the address: emails to it are held until then. */
  email_unconfirmed: z.boolean(),
  phone: z.string(),
  message: z.string(),
  language: z.enum(LANGUAGES),
  source: z.string(),
  answers: z.array(answeredQuestion),
  /** What of their profile they sent along; the wished pay for holders of VIEW_PAY alone. */
  profile: applied.nullable(),
  attachments: z.array(attachment),
  history: z.array(stageEvent),
  /** The steps of the post; null where it has the usual stages. */
  steps: z.array(pipelineStep).nullable(),
  end_reason: endReason.nullable(),
  /** What was or will be written to the candidate about an end. */
  letters: z.array(
    z.object({ id: uuid, subject: z.string(), send_after: instant, state: z.enum(['WAITING', 'SENT', 'CANCELLED']) }),
  ),
  employee_id: uuid.nullable(),
  /** They are hired, employed, and have not joined the team with their account. */
  awaits_joining: z.boolean(),
  /** When they joined. Null as well for those whose account was the employee's from the start. */
  joined_at: instant.nullable(),
  position_id: uuid.nullable(),
  position_name: z.string(),
  /** What was sent together with it to other places, as far as the reader may see that. */
  also: z.array(z.object({ id: uuid, location_name: z.string(), stage })),
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
  /** As it stands, but for OFFER: until an offer was sent, where it stood before. An end says only that it ended. */
  stage,
  /** The stages that its post leads through, in order, the last one HIRED. */
  stages: z.array(stage),
  /** What the step is called at which it stands, by language, where the employer shows that. */
  step_names: pipelineStep.shape.names.nullable(),
  applied_at: instant,
  stage_entered_at: instant,
  attachments: z.array(attachment),
  history: z.array(z.object({ stage, at: instant, step_names: pipelineStep.shape.names.nullable() })),
  can_withdraw: z.boolean(),
  /** They are hired, and asked whether their account is to be part of the team. */
  can_join: z.boolean(),
  unread: z.int(),
});
export type OwnApplication = z.infer<typeof ownApplication>;

/** Minutes until the candidate is written to about an end; null: nobody is written to. */
const letterDelay = integer(0, LONGEST_LETTER_DELAY).nullable();

/** One of the steps of that stage; absent: the first of them. */
const stepAsked = uuid.nullable().optional();

/** A move of one application. */
export const moveContent = z.strictObject({
  stage,
  step_id: stepAsked,
  version: rowVersion,
  reason: endReason.nullable(),
  letter_after_minutes: letterDelay.optional(),
});

const ids = z.array(uuid).min(1).max(MOST_AT_ONCE);
/** Whom a move of many is about: these, or all who still wait at a post. */
export const movesAsked = z.strictObject({
  whom: z.union([z.strictObject({ application_ids: ids }), z.strictObject({ job_id: uuid })]),
  stage,
  step_id: stepAsked,
  reason: endReason.nullable(),
});
/** The moves of many as they were looked at: each from the version that was shown. */
export const movesContent = z.strictObject({
  moves: z
    .array(z.strictObject({ application_id: uuid, version: rowVersion }))
    .min(1)
    .max(MOST_AT_ONCE),
  stage,
  step_id: stepAsked,
  reason: endReason.nullable(),
  letter_after_minutes: letterDelay,
});

const person = z.object({
  application_id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  job_title: z.string(),
  stage,
  step_id: uuid.nullable(),
});
/** Somebody whom a move of many does not move, and why: is there already, may not go there, or was moved meanwhile. */
export const leftBehind = person.extend({ why: z.enum(['SAME', 'REFUSED', 'CHANGED']) });
export type LeftBehind = z.infer<typeof leftBehind>;
/** Somebody who is moved, with what is written to them; null for who has no address, or when nothing is written. */
export const plannedMove = person.extend({
  version: rowVersion,
  letter: z.object({ to: z.string(), language: z.enum(LANGUAGES), subject: z.string(), text: z.string() }).nullable(),
});
export type PlannedMove = z.infer<typeof plannedMove>;

/** A filled or closed job and its number of waiting candidates. */
export const unansweredPost = z.object({
  job_id: uuid,
  title: z.string(),
  location_name: z.string(),
  status: z.enum(['FILLED', 'CLOSED', 'EXPIRED']),
  waiting: z.int(),
});
export type UnansweredPost = z.infer<typeof unansweredPost>;

/** How many applied for a job, how many of them are still on their way, and how many wait for an answer. */
export const applicantCount = z.object({ job_id: uuid, applied: z.int(), open: z.int(), waiting: z.int() });
export type ApplicantCount = z.infer<typeof applicantCount>;

/** Outcomes of the applications of a period. */
export const funnel = z.object({
  /** How many came at least as far as each stage of the board. */
  steps: z.array(z.object({ stage, reached: z.int() })),
  /** The same for each source, in the order of the stages; an empty source was not said. */
  sources: z.array(z.object({ source: z.string(), reached: z.array(z.int()) })),
  /** Hours that half, and nine of ten, of those who left a stage stood there at most. */
  times: z.array(z.object({ stage, left: z.int(), median_hours: z.number(), slow_hours: z.number() })),
  /** The same for each step of the post that was asked for, in order; null where it has the usual stages. */
  step_times: z
    .array(
      z.object({
        step: pipelineStep,
        left: z.int(),
        median_hours: z.number().nullable(),
        slow_hours: z.number().nullable(),
      }),
    )
    .nullable(),
  ends: z.array(
    z.object({
      side: z.enum(['COMPANY', 'CANDIDATE', 'NO_SHOW']),
      total: z.int(),
      reasons: z.array(z.object({ reason: endReason, n: z.int() })),
    }),
  ),
  places: z.array(
    z.object({
      location_id: uuid,
      location_name: z.string(),
      applied: z.int(),
      hired: z.int(),
      no_shows: z.int(),
      median_days_to_hire: z.number().nullable(),
    }),
  ),
});
export type FunnelFigures = z.infer<typeof funnel>;

/** The terms of a hire. The position is given by id, or created by name if the group has none of it. */
export const hireContent = z.strictObject({
  version: rowVersion,
  location_id: uuid,
  position_id: uuid.nullable(),
  position_name: optionalLine(80),
  starts_on: localDate,
  contract_minutes_per_week: z
    .int()
    .min(0)
    .max(60 * 60),
  /** Minor units an hour. */
  pay: z.strictObject({ amount: integer(0, LARGEST_INTEGER), currency }).nullable(),
});
export type HireContent = z.infer<typeof hireContent>;

/** An application as the link of its confirmation shows it. */
export const sentApplication = z.strictObject({
  /** It was sent without signing in with the address of an account: it is with the employer once its link says so. */
  is_waiting: z.boolean(),
  /** Whether the link can set the first password of the account. */
  can_set_password: z.boolean(),
  job_title: z.string(),
  employer_name: z.string(),
  location_name: z.string(),
  applied_at: instant,
  /** Of the location. */
  time_zone: z.string(),
  /** Where answers go. */
  address: z.string(),
  is_confirmed: z.boolean(),
  /** Whose job it is. */
  house,
});
