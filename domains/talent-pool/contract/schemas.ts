import { LANGUAGES } from '@hearth/kit/constants';
import { instant, integer, optionalText, string, text, trimmedString, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { MAX_PEOPLE_PER_CALL, TAGS_PER_PERSON } from './limits.ts';
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

/** A person in the pool. */
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
export type PoolEntry = z.infer<typeof entry>;

/** The filters of the pool. */
export const filter = z.strictObject({
  q: trimmedString(100).optional(),
  /** All of them. */
  tag: z.array(uuid).max(10).optional(),
  position: string(200).optional(),
  /** A location; with `km` everything so near to it. */
  near: uuid.optional(),
  km: integer(1, 500).optional(),
  /** No word for so many days. */
  silent_days: integer(1, 3650).optional(),
});
export type PoolFilter = z.infer<typeof filter>;
export const order = z.enum(POOL_ORDERS);

export const savedSearch = z.strictObject({ id: uuid, name: z.string(), filter });
export type SavedSearch = z.infer<typeof savedSearch>;

/** The values that the pool can be filtered by. */
export const choices = z.strictObject({
  tags: z.array(tag.extend({ mine: z.boolean() })),
  positions: z.array(z.string()),
  places: z.array(z.strictObject({ id: uuid, name: z.string() })),
  searches: z.array(savedSearch),
});
export type FilterChoices = z.infer<typeof choices>;

export const tagIds = z.array(uuid).max(TAGS_PER_PERSON);
export const adding = z.strictObject({
  application_ids: z.array(uuid).min(1).max(MAX_PEOPLE_PER_CALL),
  reason,
  note: optionalText(500),
  tag_ids: tagIds,
});

/** Why a person was not added. */
export const notAdded = z.strictObject({
  application_id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  why: z.enum(['IN_POOL', 'HIRED', 'NO_ADDRESS', 'STOPPED']),
});
export type NotAdded = z.infer<typeof notAdded>;

export const inviting = z.strictObject({
  entry_ids: z.array(uuid).min(1).max(MAX_PEOPLE_PER_CALL),
  job_id: uuid,
  text: text(2000),
});

/** The exact mail of an invitation. */
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

/** A pool entry as its person sees it. */
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
