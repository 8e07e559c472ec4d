import { instant, optionalText, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { MOST_CRITERIA, NOT_SEEN, RECOMMENDATIONS, STEPS } from './cards.ts';
import { criterion } from './schemas.ts';

const step = z.enum([...STEPS, NOT_SEEN]);
const recommendation = z.enum(RECOMMENDATIONS);
const note = optionalText(500);
const summary = optionalText(2000);

/** What a member of a panel makes of a candidate. */
export const cardContent = z.strictObject({
  ratings: z.array(z.strictObject({ criterion_id: uuid, step, note })).max(MOST_CRITERIA),
  recommendation,
  summary,
});
export type CardContent = z.infer<typeof cardContent>;

/** The same while it is being written. */
export const cardDraft = z.strictObject({
  ratings: z.array(z.strictObject({ criterion_id: uuid, step: step.nullable(), note })).max(MOST_CRITERIA),
  recommendation: recommendation.nullable(),
  summary,
});
export type CardDraft = z.infer<typeof cardDraft>;

/** How a card stood from one moment on; its first version has no reason. */
export const cardVersion = z.strictObject({
  version: rowVersion,
  at: instant,
  reason: z.string(),
  content: cardContent,
});
export type CardVersion = z.infer<typeof cardVersion>;

/** A card that was sent: as it stands now, and all that it said before, newest first. */
export const card = z.strictObject({
  user_id: uuid,
  name: z.string(),
  now: cardVersion,
  before: z.array(cardVersion),
});
export type Card = z.infer<typeof card>;

/** What happened to the cards of an interview; it says nothing of what they say. */
export const cardEvent = z.strictObject({
  user_id: uuid,
  name: z.string(),
  deed: z.enum(['SENT', 'CHANGED', 'REMINDED']),
  at: instant,
});
export type CardEvent = z.infer<typeof cardEvent>;

/** The cards of an interview, as far as the reader may see them. */
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
export type Cards = z.infer<typeof cards>;
