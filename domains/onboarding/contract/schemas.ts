import { house } from '@hearth/domains/core/schemas';
import { department } from '@hearth/domains/team/schemas';
import {
  instant,
  integer,
  line,
  localDate,
  optionalLine,
  optionalText,
  pattern,
  reckonedDay,
  rowVersion,
  uuid,
} from '@hearth/kit/schema';
import { z } from 'zod';
import { FORM_FIELDS, MOST_STEPS, PURPOSES, STEP_KINDS } from './choices.ts';

export const purpose = z.enum(PURPOSES);
export type Purpose = z.infer<typeof purpose>;

export const stepKind = z.enum(STEP_KINDS);
/** What a step asks for. `SYSTEM` is done once the account of the person belongs to their employment, of who leaves once their access has ended. */
export type StepKind = z.infer<typeof stepKind>;

export const stepOwner = z.enum(['HIRE', 'MANAGER', 'HR', 'BUDDY']);
/** Who does a step; `HIRE` is the person themselves. A manager holds MANAGE_TEAM at the location, HR MANAGE_BRAND. */
export type StepOwner = z.infer<typeof stepOwner>;

export const stepState = z.enum(['OPEN', 'REVIEW', 'DONE', 'WAIVED']);
export type StepState = z.infer<typeof stepState>;

export const formField = z.enum(FORM_FIELDS);
export type FormField = z.infer<typeof formField>;

const MOST_FIELDS = 10;

/** For whom a step is: empty lists are everybody. Whose age is unknown gets the steps of adults. */
export const condition = z.strictObject({
  countries: z.array(pattern(2, /^[A-Z]{2}$/, 'must be a country code like PT')).max(20),
  departments: z.array(department).max(8),
  position_ids: z.array(uuid).max(50),
  age: z.enum(['ANY', 'MINOR', 'ADULT']),
});
export type Condition = z.infer<typeof condition>;

export const templateStep = z.strictObject({
  /** Chosen by its author, so that others can name it in `after`. */
  id: uuid,
  kind: stepKind,
  owner: stepOwner,
  title: line(120),
  /** What is read or signed; otherwise what there is to know. */
  text: optionalText(8000),
  /** Why it is asked for. */
  why: optionalText(300),
  fields: z.array(formField).max(MOST_FIELDS),
  /** The type of document that an uploaded file becomes once it is approved. */
  document_type_id: uuid.nullable().optional(),
  /** Working days after the first day of work, the last one or the day of the move; before it where negative. */
  offset_days: integer(-60, 180),
  /** The step of the same template that comes before it. */
  after: uuid.nullable(),
  /** Whether shifts wait for it; of who leaves, whether it must be done by their last day. */
  required: z.boolean(),
  /** Whether locations below with a template of their own get it as well. */
  locked: z.boolean(),
  /** What is signed instead of a text: the step is done when everybody has signed it. Absent: the text. */
  agreement_id: uuid.nullable().optional(),
  condition,
});
export type TemplateStep = z.infer<typeof templateStep>;

export const templateContent = z.strictObject({ name: line(80), steps: z.array(templateStep).min(1).max(MOST_STEPS) });

/** A template of a brand, as its next new hire gets it. */
export const template = templateContent.extend({ id: uuid, purpose, version: rowVersion, changed_at: instant });
export type Template = z.infer<typeof template>;

/** A step of somebody's onboarding. */
export const step = z.strictObject({
  id: uuid,
  kind: stepKind,
  owner: stepOwner,
  title: z.string(),
  text: z.string(),
  why: z.string(),
  fields: z.array(formField),
  due_on: reckonedDay,
  required: z.boolean(),
  state: stepState,
  /** The open step that comes first; null where it can be done now. */
  waits_for: z.string().nullable(),
  is_overdue: z.boolean(),
  /** Why it was sent back or waived. */
  reason: z.string(),
  done_at: instant.nullable(),
  done_by_name: z.string().nullable(),
  /** What was entered, with sensitive values masked. */
  answers: z.array(z.strictObject({ field: formField, value: z.string() })),
  has_file: z.boolean(),
  /** Whether the caller can review it: they manage the team and see the class of its document. */
  may_review: z.boolean(),
  /** Whether the last day of what is uploaded is asked for, and what was said. */
  asks_until: z.boolean(),
  valid_until: localDate.nullable(),
  /** A document on file that would do; shown to the new hire alone. */
  reusable: z.strictObject({ valid_until: localDate.nullable() }).nullable(),
  signed_name: z.string().nullable(),
  /** The agreement that is signed instead of a text. */
  agreement_id: uuid.nullable(),
  /** Where the new hire signs it: a path of the product, for who opened their onboarding by a link with the secret of another. */
  sign_at: z.string().nullable(),
  /** The SHA-256 of the text that is read or signed. */
  sha256: z.string(),
  version: rowVersion,
});
export type Step = z.infer<typeof step>;

const progress = {
  done: z.int(),
  total: z.int(),
  overdue: z.int(),
  /** How many steps shifts wait for. */
  missing: z.int(),
  /** Whose turn it is. */
  waiting: z.array(z.enum(['HIRE', 'MANAGER', 'HR', 'BUDDY', 'REVIEW'])),
};

/** Somebody's onboarding, as a line of the board. */
export const listedJourney = z.strictObject({
  id: uuid,
  employee_id: uuid,
  employee_name: z.string(),
  position_name: z.string().nullable(),
  location: z.strictObject({ id: uuid, name: z.string() }),
  purpose,
  /** The first day of work, the last one, or the day of the move. */
  starts_on: localDate,
  next_due_on: reckonedDay.nullable(),
  ...progress,
});
export type ListedJourney = z.infer<typeof listedJourney>;

export const journeyState = z.enum(['UNDER_WAY', 'DONE', 'CANCELLED']);
export type JourneyState = z.infer<typeof journeyState>;

/** Somebody's onboarding with its steps, in their order. */
export const journey = z.strictObject({
  ...listedJourney.shape,
  state: journeyState,
  buddy: z.strictObject({ employee_id: uuid, name: z.string() }).nullable(),
  /** When the last email with the link went out. */
  link_sent_at: instant.nullable(),
  nudged_at: instant.nullable(),
  has_account: z.boolean(),
  has_email: z.boolean(),
  /** Whether it is the caller's own. */
  is_own: z.boolean(),
  version: rowVersion,
  steps: z.array(step),
});
export type Journey = z.infer<typeof journey>;

/** An onboarding as the new hire sees it: their own steps, and how far the others are. */
export const ownJourney = z.strictObject({
  id: uuid,
  first_name: z.string(),
  /** Whom they begin at. */
  house,
  location_name: z.string(),
  position_name: z.string().nullable(),
  purpose,
  starts_on: localDate,
  buddy_name: z.string().nullable(),
  state: journeyState,
  done: z.int(),
  total: z.int(),
  steps: z.array(step),
});
export type OwnJourney = z.infer<typeof ownJourney>;

/** What the new hire says to a step. `sha256` names the text that they read. */
export const stepAnswer = z.strictObject({
  step_id: uuid,
  version: rowVersion,
  sha256: pattern(64, /^[0-9a-f]{64}$/).nullable(),
  /** The typed name that signs. */
  name: optionalLine(160),
  /** Agrees that the document on file is used instead of a new one. */
  reuse: z.boolean().optional(),
  answers: z.array(z.strictObject({ field: formField, value: optionalText(200) })).max(MOST_FIELDS),
});
export type StepAnswer = z.infer<typeof stepAnswer>;
