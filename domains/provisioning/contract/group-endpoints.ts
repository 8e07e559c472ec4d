import { brand, endpoint, provisioner } from '@hearth/kit/endpoint';
import { string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { directoryGroup, groupRight, scimBody, scimNumber } from './schemas.ts';

const manage = { service: 'core', access: brand('id', 'MANAGE_ACCESS'), whileActing: 'refused' } as const;

export const listDirectoryGroups = endpoint({
  ...manage,
  id: 'provisioning.listDirectoryGroups',
  method: 'GET',
  path: '/v1/brands/{id}/directory_groups',
  summary: 'Lists the groups of the directories, and what each gives its members, page by page.',
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ cursor: uuid.optional() }),
  answer: z.strictObject({ groups: z.array(directoryGroup), next_cursor: uuid.nullable() }),
});

export const changeGroupRight = endpoint({
  ...manage,
  id: 'provisioning.changeGroupRight',
  method: 'PUT',
  path: '/v1/brands/{id}/directory_groups/{directory_group_id}/right',
  summary: 'Sets which roles the members of a directory’s group get, if any.',
  params: z.strictObject({ id: uuid, directory_group_id: uuid }),
  body: z.strictObject({ gives: groupRight.nullable() }),
  answer: z.strictObject({ changed: z.literal(true) }),
  changes: () => [listDirectoryGroups],
});

const scim = {
  service: 'core',
  access: provisioner(),
  bodyType: 'scim',
  answers: 'raw',
  whileActing: 'refused',
} as const;
/** A group may hold everybody. */
const MAX_BODY_BYTES = 4_000_000;
const ofGroup = z.strictObject({ id: string(100) });
const shown = { attributes: string(1000).optional(), excludedAttributes: string(1000).optional() };

export const listScimGroups = endpoint({
  ...scim,
  id: 'provisioning.listScimGroups',
  method: 'GET',
  path: '/scim/v2/Groups',
  summary: 'SCIM: lists the groups of this group’s directories, page by page, or those that a filter names.',
  query: z.looseObject({
    ...shown,
    filter: string(1000).optional(),
    startIndex: scimNumber.catch(1).default(1),
    count: scimNumber.catch(100).default(100),
  }),
});

export const getScimGroup = endpoint({
  ...scim,
  id: 'provisioning.getScimGroup',
  method: 'GET',
  path: '/scim/v2/Groups/{id}',
  summary: 'SCIM: returns a group.',
  params: ofGroup,
  query: z.looseObject(shown),
});

export const createScimGroup = endpoint({
  ...scim,
  id: 'provisioning.createScimGroup',
  method: 'POST',
  path: '/scim/v2/Groups',
  maxBodyBytes: MAX_BODY_BYTES,
  summary: 'SCIM: creates a group with its members. It gives them nothing until someone here sets roles.',
  body: scimBody,
  changes: () => [listDirectoryGroups],
});

export const replaceScimGroup = endpoint({
  ...scim,
  id: 'provisioning.replaceScimGroup',
  method: 'PUT',
  path: '/scim/v2/Groups/{id}',
  maxBodyBytes: MAX_BODY_BYTES,
  summary: 'SCIM: replaces a group, including its members.',
  params: ofGroup,
  body: scimBody,
  changes: () => [listDirectoryGroups],
});

export const patchScimGroup = endpoint({
  ...scim,
  id: 'provisioning.patchScimGroup',
  method: 'PATCH',
  path: '/scim/v2/Groups/{id}',
  maxBodyBytes: MAX_BODY_BYTES,
  summary: 'SCIM: changes parts of a group: its name or its members.',
  params: ofGroup,
  body: scimBody,
  changes: () => [listDirectoryGroups],
});

export const removeScimGroup = endpoint({
  ...scim,
  id: 'provisioning.removeScimGroup',
  method: 'DELETE',
  path: '/scim/v2/Groups/{id}',
  summary: 'SCIM: deletes a group, and what it gave its members.',
  params: ofGroup,
  changes: () => [listDirectoryGroups],
});
