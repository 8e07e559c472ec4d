import { findActingProof } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import { listOwnTokens as contract } from '../../contract/endpoints.ts';
import { TOKENS_ON_A_PAGE } from '../../rules/limits.ts';
import { presentTokens } from '../present-tokens.ts';
import { findOwnTokens } from '../queries/access-token.ts';

export const listOwnTokens = implement(contract, async ({ query }, { db, actor, clock }) => {
  const rows = await findOwnTokens(db, actor.userId, { before: query.before, limit: TOKENS_ON_A_PAGE });
  return { proof: await findActingProof(db, actor.userId), ...(await presentTokens(db, rows, clock.now())) };
});
