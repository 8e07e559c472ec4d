import { currency, instant, integer, localDate, rowVersion, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { MOST_DAYS_EMPLOYED, MOST_OF_PART, MOST_PARTS } from './limits.ts';

/** A part of a bonus: how much, and after how many days of employment. */
export const bonusPart = z.strictObject({
  amount: integer(1, MOST_OF_PART),
  after_days: integer(0, MOST_DAYS_EMPLOYED),
});
export type BonusPart = z.infer<typeof bonusPart>;

/** Who gets no bonus: whoever may hire at the place, or holds one of these roles anywhere in the group. */
export const excludedRole = z.enum(['HIRING', 'LOCATION_MANAGER', 'GROUP_MANAGER', 'RECRUITER']);
export type ExcludedRole = z.infer<typeof excludedRole>;

/** What is promised for a referral. */
export const promised = z.strictObject({
  currency,
  parts: z.array(bonusPart).max(MOST_PARTS),
  excluded: z.array(excludedRole).max(4),
});
export type Promised = z.infer<typeof promised>;

/** A promise from a day on; without one, what stands above holds. */
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

/** Where a referral has come to, as its referrer is told. */
export const coarseStage = z.enum(['APPLIED', 'IN_PROGRESS', 'HIRED', 'NOT_THIS_TIME', 'NOT_COUNTED']);
export type CoarseStage = z.infer<typeof coarseStage>;

/** How a part of a bonus stands. */
export const bonusState = z.enum(['WAITING', 'EARNED', 'APPROVED', 'PAID', 'REFUSED', 'LAPSED']);
export type BonusState = z.infer<typeof bonusState>;

/** A live post as somebody sees it who works in its group. */
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

/** A link to share. */
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

/** A referral as its referrer sees it: no name, no reason, no page of the application. */
export const ownReferral = z.object({
  id: uuid,
  job_title: z.string(),
  at: instant,
  stage: coarseStage,
  bonus: z.array(part),
});
export type OwnReferral = z.infer<typeof ownReferral>;

/** By whom one of the reader's applications was referred. */
export const referredBy = z.object({
  application_id: uuid,
  job_title: z.string(),
  referrer_name: z.string(),
  disputed: z.boolean(),
});
export type ReferredBy = z.infer<typeof referredBy>;

/** What people should look at before they approve; it decides nothing. */
export const hint = z.enum(['SAME_PHONE', 'SAME_LAST_NAME', 'TWICE', 'MANY', 'REFERRER_LEFT', 'DISPUTED']);
export type Hint = z.infer<typeof hint>;

/** A part of a bonus as those see it who decide. */
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

/** What a person makes of a part. */
export const bonusDecision = z.strictObject({
  version: rowVersion,
  state: z.enum(['EARNED', 'APPROVED', 'REFUSED', 'PAID']),
  note: z.union([z.literal(''), text(300)]),
});
