import { brand, endpoint, provisioner } from '@hearth/kit/endpoint';
import { line, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { provisioningToken, scimBody, scimNumber } from './schemas.ts';

const manage = { service: 'core', access: brand('id', 'MANAGE_ACCESS'), whileActing: 'refused' } as const;
const params = z.strictObject({ id: uuid });

export const listTokens = endpoint({
  ...manage,
  id: 'provisioning.listTokens',
  method: 'GET',
  path: '/v1/brands/{id}/provisioning_tokens',
  summary: 'Lists the tokens of the group’s directories, newest first, and the address that directories call.',
  params,
  answer: z.strictObject({ base_url: z.string(), tokens: z.array(provisioningToken) }),
});

export const createToken = endpoint({
  ...manage,
  id: 'provisioning.createToken',
  method: 'POST',
  path: '/v1/brands/{id}/provisioning_tokens',
  mergeable: false,
  summary: 'Creates a token for a directory. It is returned once.',
  params,
  body: z.strictObject({ name: line(100) }),
  answer: provisioningToken.extend({ token: z.string() }),
  changes: () => [listTokens],
});

export const revokeToken = endpoint({
  ...manage,
  id: 'provisioning.revokeToken',
  method: 'DELETE',
  path: '/v1/brands/{id}/provisioning_tokens/{token_id}',
  summary: 'Revokes a token right away. What the directory did stays.',
  params: z.strictObject({ id: uuid, token_id: uuid }),
  answer: z.strictObject({ revoked: z.literal(true) }),
  changes: () => [listTokens],
});

const scim = {
  service: 'core',
  access: provisioner(),
  bodyType: 'scim',
  answers: 'raw',
  whileActing: 'refused',
} as const;
const ofUser = z.strictObject({ id: string(100) });

export const getServiceProviderConfig = endpoint({
  ...scim,
  id: 'provisioning.getServiceProviderConfig',
  method: 'GET',
  path: '/scim/v2/ServiceProviderConfig',
  transaction: 'none',
  summary: 'SCIM: the service provider configuration.',
});

export const listResourceTypes = endpoint({
  ...scim,
  id: 'provisioning.listResourceTypes',
  method: 'GET',
  path: '/scim/v2/ResourceTypes',
  transaction: 'none',
  summary: 'SCIM: the resource types.',
});

export const listSchemas = endpoint({
  ...scim,
  id: 'provisioning.listSchemas',
  method: 'GET',
  path: '/scim/v2/Schemas',
  transaction: 'none',
  summary: 'SCIM: the schemas.',
});

export const listScimUsers = endpoint({
  ...scim,
  id: 'provisioning.listScimUsers',
  method: 'GET',
  path: '/scim/v2/Users',
  summary: 'SCIM: lists the people managed by this group’s directories, page by page, or those that a filter names.',
  query: z.looseObject({
    filter: string(1000).optional(),
    startIndex: scimNumber.catch(1).default(1),
    count: scimNumber.catch(100).default(100),
  }),
});

export const getScimUser = endpoint({
  ...scim,
  id: 'provisioning.getScimUser',
  method: 'GET',
  path: '/scim/v2/Users/{id}',
  summary: 'SCIM: returns a person.',
  params: ofUser,
});

export const createScimUser = endpoint({
  ...scim,
  id: 'provisioning.createScimUser',
  method: 'POST',
  path: '/scim/v2/Users',
  summary: 'SCIM: adds a person, with a new account or the one that their address has here.',
  body: scimBody,
  changes: () => [],
});

export const replaceScimUser = endpoint({
  ...scim,
  id: 'provisioning.replaceScimUser',
  method: 'PUT',
  path: '/scim/v2/Users/{id}',
  summary: 'SCIM: replaces a person; inactive blocks their access.',
  params: ofUser,
  body: scimBody,
  changes: () => [],
});

export const patchScimUser = endpoint({
  ...scim,
  id: 'provisioning.patchScimUser',
  method: 'PATCH',
  path: '/scim/v2/Users/{id}',
  summary: 'SCIM: changes parts of a person.',
  params: ofUser,
  body: scimBody,
  changes: () => [],
});

export const removeScimUser = endpoint({
  ...scim,
  id: 'provisioning.removeScimUser',
  method: 'DELETE',
  path: '/scim/v2/Users/{id}',
  summary: 'SCIM: blocks a person’s access and stops managing them. What they did here stays.',
  params: ofUser,
  changes: () => [],
});
