import { approvalStep, approverRole } from '@hearth/domains/approvals/schemas';
import { employmentType, payPer } from '@hearth/domains/job-library/schemas';
import { currency, instant, integer, letterState, line, localDate, optionalText, text, uuid } from '@hearth/kit/schema';
import { house } from '@hearth/domains/core/schemas';
import { z } from 'zod';

export const offerState = z.enum(['SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED']);
export type OfferState = z.infer<typeof offerState>;

/** Why a candidate declines an offer. */
export const declineReason = z.enum(['OTHER_JOB', 'PAY', 'HOURS', 'PLACE', 'START', 'OTHER']);
export type DeclineReason = z.infer<typeof declineReason>;

/** The events in the history of an offer. */
export const offerDeed = z.enum(['SENT', 'READ', 'SIGNED', 'DECLINED', 'WITHDRAWN', 'EXPIRED']);

/** The agreed terms, which a hire takes over. */
export const terms = z.strictObject({
  position_name: line(80),
  contract: employmentType,
  starts_on: localDate,
  /** Null for a contract without an end. */
  ends_on: localDate.nullable(),
  hours_per_week: z.number().min(0).max(80),
  /** In minor units of its currency. */
  pay: z.strictObject({ amount: integer(1, 1_000_000_000), currency, per: payPer }),
});
export type Terms = z.infer<typeof terms>;

/** The manager's input. Placeholders like `{{first_name}}` in the letter are filled in. */
export const offerContent = z.strictObject({
  ...terms.shape,
  letter: text(5000),
  conditions: optionalText(2000),
  /** The last day on which it can be signed, at the place of work. */
  open_until: localDate,
});
export type OfferContent = z.infer<typeof offerContent>;

/** Lines that were drawn: each a row of x, y, x, y… in thousandths of the width of the field, which is three times as wide as high. */
export const strokes = z.array(z.array(integer(0, 1000)).min(2).max(600)).max(40);

export const signature = z.strictObject({
  /** As typed; empty where it was drawn. */
  name: z.string(),
  strokes: z.array(z.array(z.int())),
  /** The sentence that was agreed to. */
  consent: z.string(),
  signed_at: instant,
  ip: z.string(),
  user_agent: z.string(),
  /** SHA-256 of the text that was signed. */
  sha256: z.string(),
  /** Whether the text that is kept is still the one that was signed. */
  is_intact: z.boolean(),
});
export type Signature = z.infer<typeof signature>;

/** An offer in the employer's list. */
export const offer = z.strictObject({
  ...terms.shape,
  id: uuid,
  application_id: uuid,
  location_id: uuid,
  state: offerState,
  expires_at: instant,
  time_zone: z.string(),
  decline_reason: declineReason.nullable(),
  decline_note: z.string(),
  history: z.array(z.strictObject({ deed: offerDeed, at: instant, by_name: z.string() })),
  /** How far the last letter to the candidate has come; null where none was written. */
  letter: letterState.nullable(),
});
export type Offer = z.infer<typeof offer>;

/** The document of an offer, as both parties read it. */
export const paper = z.strictObject({
  id: uuid,
  state: offerState,
  candidate_name: z.string(),
  employer_name: z.string(),
  job_title: z.string(),
  /** The language that it is written in. */
  language: z.string(),
  /** What is signed, to the letter. */
  document: z.string(),
  sha256: z.string(),
  expires_at: instant,
  time_zone: z.string(),
  signature: signature.nullable(),
});
export type OfferDocument = z.infer<typeof paper>;

/** The document with the consent text for its signer and the legal links of the employer. */
export const opened = paper.extend({ consent: z.string(), house });

/** An offer as its candidate sees it. */
export const ownOffer = z.strictObject({
  id: uuid,
  application_id: uuid,
  state: offerState,
  job_title: z.string(),
  employer_name: z.string(),
  expires_at: instant,
  time_zone: z.string(),
  link: z.string(),
});
export type OwnOffer = z.infer<typeof ownOffer>;

/** A pay above which offers need approval. */
export const offerLimit = terms.shape.pay;
export type OfferLimit = z.infer<typeof offerLimit>;

/** The approval rule that a brand adds to those of its ancestors. */
export const ownApprovalRule = z.strictObject({ roles: z.array(approverRole).max(4), limit: offerLimit.nullable() });
export type OwnApprovalRule = z.infer<typeof ownApprovalRule>;
export const approvalRule = z.strictObject({
  own: ownApprovalRule,
  /** What the brands above ask for. */
  above: z.array(ownApprovalRule.extend({ brand_name: z.string() })),
  /** The roles that can be asked, in the order in which they are. */
  choices: z.array(approverRole),
});

/** An approval request with the exact content of its offer. */
export const approval = z.strictObject({
  id: uuid,
  application_id: uuid,
  candidate_name: z.string(),
  job_title: z.string(),
  location_name: z.string(),
  content: offerContent,
  status: z.enum(['WAITING', 'APPROVED', 'DECLINED', 'REPLACED']),
  waiting_for: approverRole.nullable(),
  may_decide: z.boolean(),
  asked_by: z.string(),
  asked_at: instant,
  steps: z.array(approvalStep),
});
export type OfferApproval = z.infer<typeof approval>;
