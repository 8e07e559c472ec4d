import { HIRING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { count, line, listParameter, optionalText, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  ASKED_LATELY,
  NOBODY_TO_INVITE,
  POST_NOT_LIVE,
  SEARCH_NAME_TAKEN,
  TAG_ELSEWHERE,
  TAG_NAME_TAKEN,
  TEXT_PLACE_UNKNOWN,
  TOO_MANY_POOL_MAILS,
  TOO_MANY_SEARCHES,
  TOO_MANY_TAGS,
} from './failures.ts';
import {
  adding,
  choices,
  entry,
  filter,
  inviting,
  notAdded,
  notInvited,
  order,
  plannedInvitation,
  reason,
  savedSearch,
  tag,
  tagIds,
} from './schemas.ts';

const service = 'talent-pool';
const viewer = {
  service,
  access: brand('id', 'VIEW_APPLICATIONS', { orBelow: true, services: HIRING }),
  whileActing: 'allowed',
} as const;
const editor = { service, access: brand('id', 'MANAGE_APPLICATIONS', { orBelow: true, services: HIRING }) } as const;
/** Whatever belongs to a brand itself is made by who holds the right there, not only below. */
const keeper = {
  service,
  access: brand('id', 'MANAGE_APPLICATIONS', { services: HIRING }),
  whileActing: 'allowed',
} as const;
const inBrand = z.object({ id: uuid });
const inEntry = z.object({ id: uuid, entry_id: uuid });

/** What tells of the pool, and is out of date with every change of it. */
const readsOfPool = () => [listPool, getPoolEntry, getPoolChoices];

export const listPool = endpoint({
  ...viewer,
  id: 'talentPool.listPool',
  method: 'GET',
  path: '/v1/brands/{id}/talent_pool',
  summary: 'Lists and filters the talent pool of a brand and below it, page by page, with its size.',
  params: inBrand,
  query: z.object({
    q: filter.shape.q,
    tag: listParameter(uuid, 10).optional(),
    position: filter.shape.position,
    near: uuid.optional(),
    km: count(1, 500).optional(),
    silent_days: count(1, 3650).optional(),
    order: order.optional(),
    cursor: string(2000).optional(),
    limit: count(1, 100).optional(),
  }),
  answer: z.strictObject({ entries: z.array(entry), total: z.int(), next_cursor: z.string().nullable() }),
});

export const getPoolChoices = endpoint({
  ...viewer,
  id: 'talentPool.getPoolChoices',
  method: 'GET',
  path: '/v1/brands/{id}/talent_pool/choices',
  summary: 'Returns the filters of a brand’s talent pool: tags, positions, locations, saved searches.',
  params: inBrand,
  answer: choices,
});

export const getPoolEntry = endpoint({
  ...viewer,
  id: 'talentPool.getPoolEntry',
  method: 'GET',
  path: '/v1/brands/{id}/applications/{application_id}/talent_pool',
  summary: 'Returns whether the candidate of an application is in the talent pool, where the caller can see it.',
  params: z.object({ id: uuid, application_id: uuid }),
  answer: z.strictObject({ entry: entry.nullable() }),
});

export const addToPool = endpoint({
  ...editor,
  id: 'talentPool.addToPool',
  method: 'POST',
  path: '/v1/brands/{id}/talent_pool',
  summary: 'Adds applicants to the talent pool and emails each to ask for consent; reports who was left out and why.',
  whileActing: 'refused',
  params: inBrand,
  body: adding,
  answer: z.strictObject({ added: z.int(), left: z.array(notAdded) }),
  changes: readsOfPool,
  failures: { TAG_ELSEWHERE, TOO_MANY_POOL_MAILS },
});

export const changePoolEntry = endpoint({
  ...editor,
  id: 'talentPool.changePoolEntry',
  method: 'PUT',
  path: '/v1/brands/{id}/talent_pool/{entry_id}',
  summary: 'Changes the reason, note and tags of a person in the talent pool.',
  whileActing: 'refused',
  params: inEntry,
  body: z.strictObject({ reason, note: optionalText(500), tag_ids: tagIds }),
  answer: entry,
  changes: readsOfPool,
  failures: { TAG_ELSEWHERE },
});

export const removeFromPool = endpoint({
  ...editor,
  id: 'talentPool.removeFromPool',
  method: 'DELETE',
  path: '/v1/brands/{id}/talent_pool/{entry_id}',
  summary: 'Removes a person from the talent pool.',
  whileActing: 'refused',
  params: inEntry,
  answer: z.strictObject({}),
  changes: readsOfPool,
});

export const askAgain = endpoint({
  ...editor,
  id: 'talentPool.askAgain',
  method: 'POST',
  path: '/v1/brands/{id}/talent_pool/{entry_id}/ask_again',
  summary: 'Emails a person in the talent pool again to ask for consent, if they haven’t answered or it expires soon.',
  whileActing: 'refused',
  params: inEntry,
  answer: entry,
  changes: readsOfPool,
  failures: { ASKED_LATELY, TOO_MANY_POOL_MAILS },
});

export const createTag = endpoint({
  ...keeper,
  id: 'talentPool.createTag',
  method: 'POST',
  path: '/v1/brands/{id}/talent_pool/tags',
  summary: 'Creates a tag for a brand and everything below it; a tag of the group is shared by everyone.',
  params: inBrand,
  body: z.strictObject({ name: line(40) }),
  answer: tag,
  changes: readsOfPool,
  failures: { TAG_NAME_TAKEN, TOO_MANY_TAGS },
});

export const deleteTag = endpoint({
  ...keeper,
  id: 'talentPool.deleteTag',
  method: 'DELETE',
  path: '/v1/brands/{id}/talent_pool/tags/{tag_id}',
  summary: 'Deletes a tag of a brand, and removes it from everyone who has it.',
  params: z.object({ id: uuid, tag_id: uuid }),
  answer: z.strictObject({}),
  changes: readsOfPool,
});

export const saveSearch = endpoint({
  ...keeper,
  id: 'talentPool.saveSearch',
  method: 'POST',
  path: '/v1/brands/{id}/talent_pool/searches',
  summary: 'Saves a search under a name, for everyone who sees this brand’s pool.',
  params: inBrand,
  body: z.strictObject({ name: line(60), filter }),
  answer: savedSearch,
  changes: readsOfPool,
  failures: { SEARCH_NAME_TAKEN, TOO_MANY_SEARCHES },
});

export const deleteSearch = endpoint({
  ...keeper,
  id: 'talentPool.deleteSearch',
  method: 'DELETE',
  path: '/v1/brands/{id}/talent_pool/searches/{search_id}',
  summary: 'Deletes a saved search of a brand.',
  params: z.object({ id: uuid, search_id: uuid }),
  answer: z.strictObject({}),
  changes: readsOfPool,
});

export const previewInvitations = endpoint({
  ...editor,
  id: 'talentPool.previewInvitations',
  method: 'POST',
  path: '/v1/brands/{id}/talent_pool/invitations/preview',
  summary:
    'Previews who would be invited to apply for a job, with each email, and who wouldn’t and why. Changes nothing.',
  whileActing: 'allowed',
  transaction: 'read',
  params: inBrand,
  body: inviting,
  answer: z.strictObject({ mails: z.array(plannedInvitation), left: z.array(notInvited) }),
  failures: { POST_NOT_LIVE, TEXT_PLACE_UNKNOWN },
});

export const sendInvitations = endpoint({
  ...editor,
  id: 'talentPool.sendInvitations',
  method: 'POST',
  path: '/v1/brands/{id}/talent_pool/invitations',
  summary:
    'Emails people in the talent pool an invitation to apply for a live job, one email each. Repeated, it doesn’t email anyone twice.',
  whileActing: 'refused',
  params: inBrand,
  body: inviting,
  answer: z.strictObject({ sent: z.int(), left: z.array(notInvited) }),
  changes: readsOfPool,
  failures: { NOBODY_TO_INVITE, POST_NOT_LIVE, TEXT_PLACE_UNKNOWN, TOO_MANY_POOL_MAILS },
});
