import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { NO_PROOF, TOO_MANY_TOKENS } from './failures.ts';
import { accessToken, createdToken, newToken, tokenProof } from './schemas.ts';

const own = { service: 'core', access: signedIn(), whileActing: 'refused' } as const;
const manage = { service: 'core', access: brand('id', 'MANAGE_ACCESS'), whileActing: 'refused' } as const;
const atGroup = z.strictObject({ id: uuid });
const query = z.strictObject({ before: uuid.optional() });
const list = z.strictObject({ proof: tokenProof, tokens: z.array(accessToken), next: uuid.nullable() });
const revoked = z.strictObject({ revoked: z.literal(true) });

export const listOwnTokens = endpoint({
  ...own,
  id: 'tokens.listOwnTokens',
  method: 'GET',
  path: '/v1/users/tokens',
  summary: 'Lists the caller’s own API tokens that weren’t revoked, newest first, page by page.',
  query,
  answer: list,
});

export const createOwnToken = endpoint({
  ...own,
  id: 'tokens.createOwnToken',
  method: 'POST',
  needsProvenAddress: true,
  path: '/v1/users/tokens',
  mergeable: false,
  transaction: 'none',
  summary:
    'Creates a personal API token. It can do what the caller can, within its permissions and brand. It is returned once.',
  body: newToken,
  answer: createdToken,
  failures: { TOO_MANY_TOKENS, NO_PROOF },
  changes: () => [listOwnTokens],
});

export const revokeOwnToken = endpoint({
  ...own,
  id: 'tokens.revokeOwnToken',
  method: 'DELETE',
  path: '/v1/users/tokens/{token_id}',
  summary: 'Revokes one of the caller’s own API tokens right away.',
  params: z.strictObject({ token_id: uuid }),
  answer: revoked,
  changes: () => [listOwnTokens],
});

export const listGroupTokens = endpoint({
  ...manage,
  id: 'tokens.listGroupTokens',
  method: 'GET',
  path: '/v1/brands/{id}/access_tokens',
  summary:
    'Lists the API tokens that reach a group’s data: those of its services and of its people, newest first, page by page.',
  params: atGroup,
  query,
  answer: list,
});

export const createServiceToken = endpoint({
  ...manage,
  id: 'tokens.createServiceToken',
  method: 'POST',
  path: '/v1/brands/{id}/access_tokens',
  mergeable: false,
  transaction: 'none',
  summary:
    'Creates an API token for a service of the group, with permissions that the caller could grant. It is returned once.',
  params: atGroup,
  body: newToken,
  answer: createdToken,
  failures: { TOO_MANY_TOKENS, NO_PROOF },
  changes: () => [listGroupTokens],
});

export const revokeGroupToken = endpoint({
  ...manage,
  id: 'tokens.revokeGroupToken',
  method: 'DELETE',
  path: '/v1/brands/{id}/access_tokens/{token_id}',
  summary: 'Revokes an API token of the group’s services or people right away.',
  params: z.strictObject({ id: uuid, token_id: uuid }),
  answer: revoked,
  changes: () => [listGroupTokens],
});
