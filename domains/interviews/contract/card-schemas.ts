import { instant, optionalText, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { MAX_CRITERIA, NOT_SEEN, RECOMMENDATIONS, RATING_STEPS } from './cards.ts';
import { criterion } from './schemas.ts';

const step = z.enum([...RATING_STEPS, NOT_SEEN]);
const recommendation = z.enum(RECOMMENDATIONS);
const note = optionalText(500);
const summary = optionalText(2000);

/** A panel member's assessment of a candidate. */
export const cardContent = z.strictObject({
  ratings: z.array(z.strictObject({ criterion_id: uuid, step, note })).max(MAX_CRITERIA),
  recommendation,
  summary,
});
export type ScorecardContent = z.infer<typeof cardContent>;

/** A scorecard while it is being written. */
export const cardDraft = z.strictObject({
  ratings: z.array(z.strictObject({ criterion_id: uuid, step: step.nullable(), note })).max(MAX_CRITERIA),
  recommendation: recommendation.nullable(),
  summary,
});
export type ScorecardDraft = z.infer<typeof cardDraft>;

/** A version of a scorecard; the first one has no reason. */
export const cardVersion = z.strictObject({
  version: rowVersion,
  at: instant,
  reason: z.string(),
  content: cardContent,
});
export type ScorecardVersion = z.infer<typeof cardVersion>;

/** A submitted scorecard with all its versions, newest first. */
export const card = z.strictObject({
  user_id: uuid,
  name: z.string(),
  now: cardVersion,
  before: z.array(cardVersion),
});
export type Scorecard = z.infer<typeof card>;

/** An event of an interview's scorecards, without their content. */
export const cardEvent = z.strictObject({
  user_id: uuid,
  name: z.string(),
  deed: z.enum(['SENT', 'CHANGED', 'REMINDED']),
  at: instant,
});
export type ScorecardEvent = z.infer<typeof cardEvent>;

/** The scorecards of an interview that the reader may see. */
export const cards = z.strictObject({
  interview_id: uuid,
  candidate_name: z.string(),
  time_zone: z.string(),
  criteria: z.array(criterion),
  panel: z.array(z.strictObject({ user_id: uuid, name: z.string(), sent_at: instant.nullable() })),
  /** The reader's own, with what they have written and not sent; null for whoever was not on the panel. */
  own: z.strictObject({ version: rowVersion, sent: cardContent.nullable(), draft: cardDraft.nullable() }).nullable(),
  /** Whether the reader can write, send or change theirs now. */
  may_write: z.boolean(),
  /** What was sent, in the order of the panel; null for whoever may not see it yet. */
  cards: z.array(card).nullable(),
  /** From when on whoever was not on the panel sees what was sent, though somebody has not. */
  opens_at: instant,
  history: z.array(cardEvent),
});
export type Scorecards = z.infer<typeof cards>;
