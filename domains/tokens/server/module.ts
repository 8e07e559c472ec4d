import { defineModule } from '@hearth/platform/module';
import { createOwnToken } from './handlers/create-own-token.ts';
import { createServiceToken } from './handlers/create-service-token.ts';
import { listGroupTokens } from './handlers/list-group-tokens.ts';
import { listOwnTokens } from './handlers/list-own-tokens.ts';
import { revokeGroupToken } from './handlers/revoke-group-token.ts';
import { revokeOwnToken } from './handlers/revoke-own-token.ts';
import { revokeWithSessions } from './jobs/revoke-with-sessions.ts';
import { createTokenSource } from './token-source.ts';

/** API tokens of people and services. */
export const tokens = defineModule({
  name: 'tokens',
  endpoints: [listOwnTokens, createOwnToken, revokeOwnToken, listGroupTokens, createServiceToken, revokeGroupToken],
  listeners: [revokeWithSessions],
  sources: (platform) => ({ tokens: createTokenSource(platform) }),
});
