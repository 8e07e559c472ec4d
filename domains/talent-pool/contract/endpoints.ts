import { brand, endpoint } from '@hearth/kit/endpoint';
import { count, optionalText, listParameter, string, text, uuid } from '@hearth/kit/schema';
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
  access: brand('id', 'VIEW_APPLICATIONS', { orBelow: true }),
  whileActing: 'allowed',
} as const;
const editor = { service, access: brand('id', 'MANAGE_APPLICATIONS', { orBelow: true }) } as const;
/** Whatever belongs to a brand itself is made by who holds the right there, not only below. */
const keeper = { service, access: brand('id', 'MANAGE_APPLICATIONS'), whileActing: 'allowed' } as const;
const inBrand = z.object({ id: uuid });
const inEntry = z.object({ id: uuid, entry_id: uuid });

/** What tells of the pool, and is out of date with every change of it. */
const readsOfPool = () => [listPool, getPoolEntry, getPoolChoices];

export const listPool = endpoint({
  ...viewer,
  id: 'talentPool.listPool',
  method: 'GET',
  path: '/v1/brands/{id}/talent_pool',
  summary: 'Who may be asked again at a brand and below it, narrowed and page by page, and how many they are.',
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
  summary: 'What the pool of a brand can be narrowed by: tags, positions, locations, saved searches.',
  params: inBrand,
  answer: choices,
});

export const getPoolEntry = endpoint({
  ...viewer,
  id: 'talentPool.getPoolEntry',
  method: 'GET',
  path: '/v1/brands/{id}/applications/{application_id}/talent_pool',
  summary: 'Whether whoever an application is from stands in the pool, as far as the caller may see it.',
  params: z.object({ id: uuid, application_id: uuid }),
  answer: z.strictObject({ entry: entry.nullable() }),
});

export const addToPool = endpoint({
  ...editor,
  id: 'talentPool.addToPool',
  method: 'POST',
  path: '/v1/brands/{id}/talent_pool',
  summary:
    'Puts people who applied into the pool and mails each the question whether they want that; says who was left out and why.',
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
  summary: 'Changes why somebody stands in the pool, the note about it, and their tags.',
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
  summary: 'Takes somebody out of the pool.',
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
  summary:
    'Mails somebody once more whether they want to stand in the pool: they have not answered, or what they said ends soon.',
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
  summary: 'Makes a tag for a brand and everything below it; one of the group is shared by everybody.',
  params: inBrand,
  body: z.strictObject({ name: text(40) }),
  answer: tag,
  changes: readsOfPool,
  failures: { TAG_NAME_TAKEN, TOO_MANY_TAGS },
});

export const deleteTag = endpoint({
  ...keeper,
  id: 'talentPool.deleteTag',
  method: 'DELETE',
  path: '/v1/brands/{id}/talent_pool/tags/{tag_id}',
  summary: 'Deletes a tag of a brand, also from everybody who has it.',
  params: z.object({ id: uuid, tag_id: uuid }),
  answer: z.strictObject({}),
  changes: readsOfPool,
});

export const saveSearch = endpoint({
  ...keeper,
  id: 'talentPool.saveSearch',
  method: 'POST',
  path: '/v1/brands/{id}/talent_pool/searches',
  summary: 'Keeps a search under a name, for everybody who looks at the pool of this brand.',
  params: inBrand,
  body: z.strictObject({ name: text(60), filter }),
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
    'Who would be invited to apply for a post, each mail to the letter, and who would not and why. Changes nothing.',
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
    'Mails people of the pool an invitation to apply for a live post, each by themselves. Asked for again it writes to nobody twice.',
  whileActing: 'refused',
  params: inBrand,
  body: inviting,
  answer: z.strictObject({ sent: z.int(), left: z.array(notInvited) }),
  changes: readsOfPool,
  failures: { NOBODY_TO_INVITE, POST_NOT_LIVE, TEXT_PLACE_UNKNOWN, TOO_MANY_POOL_MAILS },
});
