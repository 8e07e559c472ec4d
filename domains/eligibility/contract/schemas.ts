import {
  instant,
  integer,
  line,
  localDate,
  optionalText,
  reckonedDay,
  rowVersion,
  string,
  uuid,
} from '@hearth/kit/schema';
import { z } from 'zod';
import { CHECK_METHODS, ITEM_FORMS, WORK_STATUSES } from './regime-schemas.ts';

/** Where a case is: what was stored, whatever the day. */
export const caseState = z.enum(['NOT_STARTED', 'WITH_EMPLOYEE', 'TO_CHECK', 'CONFIRMED', 'NOT_NEEDED']);
export type CaseState = z.infer<typeof caseState>;

/** How a case stands on a day. */
export const standing = z.enum([
  'EXPIRED',
  'TO_CHECK',
  'WITH_EMPLOYEE',
  'NOT_STARTED',
  'FOLLOW_UP_DUE',
  'CONFIRMED',
  'NOT_NEEDED',
]);
export type Standing = z.infer<typeof standing>;
export const STANDINGS = standing.options;

export const workStatus = z.enum(WORK_STATUSES);
export type WorkStatus = z.infer<typeof workStatus>;
export const checkMethod = z.enum(CHECK_METHODS);
export type CheckMethod = z.infer<typeof checkMethod>;

/** What decides who is asked, and what shifts wait for. */
export const eligibilitySetting = z.strictObject({
  /** `NEW_HIRES`: those whose first day is still to come when they are hired. */
  asks: z.enum(['NEW_HIRES', 'EVERYONE', 'NOBODY']),
  /** `LAW`: shifts wait once a check is late or an authorisation has ended. `ALWAYS`: from the first day. */
  gate: z.enum(['LAW', 'ALWAYS', 'NEVER']),
  /** 1 for Monday to 7 for Sunday. */
  closed_weekdays: z.array(integer(1, 7)).max(6),
  closed_dates: z.array(localDate).max(60),
});
export type EligibilitySetting = z.infer<typeof eligibilitySetting>;

const basis = {
  paragraph: z.string(),
  source: z.strictObject({ title: z.string(), url: z.string(), read_on: reckonedDay.nullable() }),
  is_verified: z.boolean(),
  note: z.string(),
};
export const shownItem = z.strictObject({
  id: z.string(),
  name: z.string(),
  form: z.enum(ITEM_FORMS),
  follow_up: z.boolean(),
});
export type ShownItem = z.infer<typeof shownItem>;

/** What a law lists, as pages show it. */
export const shownTerms = z.strictObject({
  code: z.string(),
  name: z.string(),
  /** The language that its names are in. */
  language: z.string(),
  statuses: z.array(workStatus),
  methods: z.array(checkMethod),
  lists: z.array(z.strictObject({ ...basis, id: z.string(), name: z.string(), items: z.array(shownItem) })),
  enough: z.array(z.array(z.string())),
  receipt_days: z.int().nullable(),
});
export type ShownTerms = z.infer<typeof shownTerms>;

/** A law with everything that was read of it. */
export const shownRegime = shownTerms.extend({
  countries: z.array(z.string()),
  from: reckonedDay,
  facts: z.array(
    z.strictObject({
      ...basis,
      id: z.string(),
      kind: z.enum(['STATEMENT', 'CHECK', 'RECEIPTS', 'FOLLOW_UP', 'RETENTION', 'DUTY']),
      rule: z.string(),
      figures: z.record(z.string(), z.int()),
      says: z.string(),
    }),
  ),
  left_out: z.array(z.string()),
});
export type ShownRegime = z.infer<typeof shownRegime>;

const place = z.strictObject({ id: uuid, name: z.string() });
export const heldEligibility = z.strictObject({
  value: eligibilitySetting,
  from: place.nullable(),
  locked_by: place.nullable(),
  is_locked: z.boolean(),
  version: z.int(),
});
export type HeldEligibility = z.infer<typeof heldEligibility>;

/** A line of the managers’ queue. */
export const listedCase = z.strictObject({
  id: uuid,
  employee_id: uuid,
  employee_name: z.string(),
  position_name: z.string().nullable(),
  location: place,
  regime: z.string(),
  regime_name: z.string(),
  standing,
  starts_on: localDate,
  /** The day that something has to be done by; null where nothing is to be done. */
  due_on: reckonedDay.nullable(),
  /** Days of business until then, counted as the law counts; null where the law counts days of the calendar. */
  open_days_left: z.int().nullable(),
  /** Days until then; negative once it is late. */
  days_left: z.int().nullable(),
  /** Whether something was sent that nobody has decided on. */
  is_waiting: z.boolean(),
  valid_until: localDate.nullable(),
  version: rowVersion,
});
export type ListedCase = z.infer<typeof listedCase>;

/** Something that was handed in for a case: a document of the domain of documents, which opens there. */
export const evidence = z.strictObject({
  id: uuid,
  document_id: uuid.nullable(),
  list: z.string(),
  item: z.string(),
  is_receipt: z.boolean(),
  sent_at: instant,
  /** That of its document; a code or a service has none. */
  state: z.enum(['PENDING', 'ACCEPTED', 'REJECTED', 'REPLACED', 'REMOVED']).nullable(),
  document_version: rowVersion.nullable(),
  valid_until: localDate.nullable(),
});
export type Evidence = z.infer<typeof evidence>;

/** What the employee has said, without what it was. */
export const statementFacts = z.strictObject({ signed_name: z.string(), at: instant, on_paper: z.boolean() });

export const decisionAction = z.enum(['CONFIRMED', 'SENT_BACK', 'NOT_NEEDED', 'REOPENED']);
/** What was done, by whom and when; the newest first. */
export const caseDeed = z.strictObject({
  action: z.enum(['STARTED', 'STATED', 'SENT', 'LOOKED', 'REMINDED', ...decisionAction.options]),
  by: z.string(),
  at: instant,
  method: checkMethod.nullable(),
  checked_on: localDate.nullable(),
  signed_name: z.string(),
  valid_until: localDate.nullable(),
  reason: z.string(),
});
export type CaseDeed = z.infer<typeof caseDeed>;

/** A case with everything that its reader may see. */
export const workCase = listedCase.extend({
  round: z.int(),
  statement_by: reckonedDay.nullable(),
  check_by: reckonedDay,
  terms: shownTerms,
  statement: statementFacts.nullable(),
  /** Of this round. */
  evidence: z.array(evidence),
  is_receipt: z.boolean(),
  history: z.array(caseDeed),
  has_account: z.boolean(),
  /** Whether the caller can decide: nobody does on their own where another could. */
  may_decide: z.boolean(),
});
export type WorkCase = z.infer<typeof workCase>;

/** What the person said of themselves. */
export const statementContent = z.strictObject({
  status: workStatus.nullable(),
  authorised_until: localDate.nullable(),
  /** For the website of the authority. */
  code: string(20),
});
export type StatementContent = z.infer<typeof statementContent>;

/** One’s own case, with what one said. */
export const ownCase = z.strictObject({
  id: uuid,
  employee_id: uuid,
  location: place,
  standing,
  state: caseState,
  starts_on: localDate,
  due_on: reckonedDay.nullable(),
  valid_until: localDate.nullable(),
  /** Why it came back. */
  reason: z.string(),
  terms: shownTerms,
  said: statementContent.extend({ signed_name: z.string(), at: instant }).nullable(),
  evidence: z.array(evidence),
  /** Whether what was handed in is enough. */
  is_enough: z.boolean(),
  version: rowVersion,
});
export type OwnCase = z.infer<typeof ownCase>;

/** How a manager decides. */
export const decision = z.strictObject({
  action: decisionAction,
  method: checkMethod.nullable(),
  /** On which day they have seen it. */
  checked_on: localDate.nullable(),
  /** Their name, typed: they sign with it. */
  signed_name: z.union([z.literal(''), line(120)]),
  /** Until when it holds; only what is followed up has an end. */
  valid_until: localDate.nullable(),
  /** Whether a receipt stands in for a document. */
  is_receipt: z.boolean(),
  /** What was shown, where nothing was handed in here. */
  shown: z.array(z.strictObject({ list: string(12), item: string(60) })).max(6),
  /** When the employee signed their part on paper, where they did. */
  stated_on_paper: localDate.nullable(),
  reason: optionalText(300),
  version: rowVersion,
});
export type Decision = z.infer<typeof decision>;
