import { currency, instant, integer, localDate, rowVersion, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { MOST_DAYS_EMPLOYED, MAX_PART_AMOUNT, MAX_BONUS_PARTS } from './limits.ts';

/** A part of a bonus: its amount, and the days of employment it requires. */
export const bonusPart = z.strictObject({
  amount: integer(1, MAX_PART_AMOUNT),
  after_days: integer(0, MOST_DAYS_EMPLOYED),
});
export type BonusPart = z.infer<typeof bonusPart>;

/** Who is excluded from bonuses: hiring staff of the location, or holders of a role. */
export const excludedRole = z.enum(['HIRING', 'LOCATION_MANAGER', 'GROUP_MANAGER', 'RECRUITER']);
export type ExcludedRole = z.infer<typeof excludedRole>;

/** The bonus terms of a referral. */
export const promised = z.strictObject({
  currency,
  parts: z.array(bonusPart).max(MAX_BONUS_PARTS),
  excluded: z.array(excludedRole).max(4),
});
export type BonusTerms = z.infer<typeof promised>;

/** Bonus terms from a day on; without terms the ancestor's apply. */
export const ruleContent = z.strictObject({ valid_from: localDate, promise: promised.nullable() });

export const bonusRule = ruleContent.extend({
  id: uuid,
  brand_id: uuid,
  brand_name: z.string(),
  job_id: uuid.nullable(),
  by_name: z.string(),
  at: instant,
});
export type BonusRule = z.infer<typeof bonusRule>;

/** The stage of a referral as its referrer may know it. */
export const coarseStage = z.enum(['APPLIED', 'IN_PROGRESS', 'HIRED', 'NOT_THIS_TIME', 'NOT_COUNTED']);
export type CoarseStage = z.infer<typeof coarseStage>;

/** The state of a part of a bonus. */
export const bonusState = z.enum(['WAITING', 'EARNED', 'APPROVED', 'PAID', 'REFUSED', 'LAPSED']);
export type BonusState = z.infer<typeof bonusState>;

/** A live job as employees of its group see it. */
export const openPost = z.object({
  id: uuid,
  title: z.string(),
  position_name: z.string(),
  location_name: z.string(),
  location_city: z.string(),
  time_zone: z.string(),
  audience: z.enum(['PUBLIC', 'STAFF_FIRST', 'STAFF']),
  /** From when everybody sees it; null where that is now or never. */
  public_at: instant.nullable(),
  pay: z
    .object({
      min: z.int(),
      max: z.int(),
      currency,
      per: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
      tips: z.boolean(),
    })
    .nullable(),
  weekly_hours: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** Whether the reader has applied for it. */
  applied: z.boolean(),
  /** What is promised for a referral, in all. */
  bonus: z.object({ amount: z.int(), currency }).nullable(),
});
export type OpenPost = z.infer<typeof openPost>;

/** A referral link. */
export const sharedLink = z.object({
  /** The path of the post's public page, with the code. */
  path: z.string(),
  expires_at: instant,
  promise: promised.pick({ currency: true, parts: true }).nullable(),
  /** Whether the reader's role is one that gets no bonus. */
  is_excluded: z.boolean(),
});
export type SharedLink = z.infer<typeof sharedLink>;

const part = bonusPart.extend({ id: uuid, currency, state: bonusState, due_on: localDate.nullable() });

/** A referral as its referrer sees it, without a name or reason. */
export const ownReferral = z.object({
  id: uuid,
  job_title: z.string(),
  at: instant,
  stage: coarseStage,
  bonus: z.array(part),
});
export type OwnReferral = z.infer<typeof ownReferral>;

/** Who referred one of the reader's applications. */
export const referredBy = z.object({
  application_id: uuid,
  job_title: z.string(),
  referrer_name: z.string(),
  disputed: z.boolean(),
});
export type ReferredBy = z.infer<typeof referredBy>;

/** What a decider should check before approval; it decides nothing. */
export const hint = z.enum(['SAME_PHONE', 'SAME_LAST_NAME', 'TWICE', 'MANY', 'REFERRER_LEFT', 'DISPUTED']);
export type Hint = z.infer<typeof hint>;

/** A part of a bonus as deciders see it. */
export const bonus = part.extend({
  number: z.int(),
  of: z.int(),
  version: rowVersion,
  changed_at: instant,
  application_id: uuid,
  location_name: z.string(),
  job_title: z.string(),
  referrer_name: z.string(),
  candidate_name: z.string(),
  hints: z.array(hint),
  /** Whether the reader is the referrer: then somebody else decides. */
  is_own: z.boolean(),
  last: z.object({ by_name: z.string(), at: instant, note: z.string() }).nullable(),
});
export type Bonus = z.infer<typeof bonus>;

/** A decision about a part of a bonus. */
export const bonusDecision = z.strictObject({
  version: rowVersion,
  state: z.enum(['EARNED', 'APPROVED', 'REFUSED', 'PAID']),
  note: z.union([z.literal(''), text(300)]),
});
