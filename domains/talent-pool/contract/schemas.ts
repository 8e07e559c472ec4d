import { LANGUAGES } from '@hearth/kit/constants';
import { instant, integer, optionalText, string, text, trimmed, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { MOST_AT_ONCE, TAGS_PER_PERSON } from './limits.ts';
import { POOL_ORDERS, POOL_REASONS } from './reasons.ts';

export const reason = z.enum(POOL_REASONS);
const language = z.enum(LANGUAGES);

export const tag = z.strictObject({
  id: uuid,
  name: z.string(),
  /** Of the group: everybody below shares it. */
  global: z.boolean(),
});
export type Tag = z.infer<typeof tag>;

/** Somebody in the pool. */
export const entry = z.strictObject({
  id: uuid,
  /** Null once the application was forgotten. */
  application_id: uuid.nullable(),
  first_name: z.string(),
  last_name: z.string(),
  /** Empty for somebody whose account has none. */
  email: z.string(),
  language,
  position_name: z.string(),
  job_title: z.string(),
  location_id: uuid,
  location_name: z.string(),
  reason,
  note: z.string(),
  added_by_name: z.string(),
  added_at: instant,
  last_contact_at: instant,
  /** Until somebody has said yes nobody may write to them. */
  consent: z.enum(['ASKED', 'GIVEN']),
  asked_at: instant,
  consented_at: instant.nullable(),
  /** When they leave by themselves: the answer is waited for, or the consent holds, until then. */
  until: instant,
  may_ask_again: z.boolean(),
  tags: z.array(tag),
  last_invitation: z.strictObject({ job_title: z.string(), sent_at: instant, applied: z.boolean() }).nullable(),
});
export type Entry = z.infer<typeof entry>;

/** What narrows the pool. */
export const filter = z.strictObject({
  q: trimmed(100).optional(),
  /** All of them. */
  tag: z.array(uuid).max(10).optional(),
  position: string(200).optional(),
  /** A location; with `km` everything so near to it. */
  near: uuid.optional(),
  km: integer(1, 500).optional(),
  /** No word for so many days. */
  silent_days: integer(1, 3650).optional(),
});
export type Filter = z.infer<typeof filter>;
export const order = z.enum(POOL_ORDERS);

export const savedSearch = z.strictObject({ id: uuid, name: z.string(), filter });
export type SavedSearch = z.infer<typeof savedSearch>;

/** What the pool can be narrowed by. */
export const choices = z.strictObject({
  tags: z.array(tag.extend({ mine: z.boolean() })),
  positions: z.array(z.string()),
  places: z.array(z.strictObject({ id: uuid, name: z.string() })),
  searches: z.array(savedSearch),
});
export type Choices = z.infer<typeof choices>;

export const tagIds = z.array(uuid).max(TAGS_PER_PERSON);
export const adding = z.strictObject({
  application_ids: z.array(uuid).min(1).max(MOST_AT_ONCE),
  reason,
  note: optionalText(500),
  tag_ids: tagIds,
});

/** Why somebody was not added. */
export const notAdded = z.strictObject({
  application_id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  why: z.enum(['IN_POOL', 'HIRED', 'NO_ADDRESS', 'STOPPED']),
});
export type NotAdded = z.infer<typeof notAdded>;

export const inviting = z.strictObject({
  entry_ids: z.array(uuid).min(1).max(MOST_AT_ONCE),
  job_id: uuid,
  text: text(2000),
});

/** One mail of an invitation, to the letter. */
export const plannedInvitation = z.strictObject({
  entry_id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  to: z.string(),
  language,
  subject: z.string(),
  text: z.string(),
});
export type PlannedInvitation = z.infer<typeof plannedInvitation>;

export const whyNotInvited = z.enum([
  'NO_CONSENT',
  'STOPPED',
  'NO_ADDRESS',
  'HAS_APPLIED',
  'INVITED_LATELY',
  'SAME_PERSON',
]);
export type WhyNotInvited = z.infer<typeof whyNotInvited>;
export const notInvited = z.strictObject({
  entry_id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  why: whyNotInvited,
});
export type NotInvited = z.infer<typeof notInvited>;

/** A pool as the person in it sees it. */
export const ownEntry = z.strictObject({
  employer_name: z.string(),
  location_name: z.string(),
  job_title: z.string(),
  reason,
  note: z.string(),
  tags: z.array(z.string()),
  added_at: instant,
  asked_at: instant,
  consented_at: instant.nullable(),
  until: instant,
  invitations: z.array(z.strictObject({ job_title: z.string(), sent_at: instant })),
});
export type OwnEntry = z.infer<typeof ownEntry>;
