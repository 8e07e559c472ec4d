import { findActingProof } from '@hearth/domains/identity/service';
import { failure, FORBIDDEN } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { listGroupTokens as contract } from '../../contract/endpoints.ts';
import { TOKENS_ON_A_PAGE } from '../../rules/limits.ts';
import { presentTokens } from '../present-tokens.ts';
import { findGroupTokens } from '../queries/access-token.ts';

export const listGroupTokens = implement(contract, async ({ query }, { db, grant, actor, clock }) => {
  if (grant.brandId !== grant.groupId) throw failure(FORBIDDEN);
  const rows = await findGroupTokens(db, grant.groupId, { before: query.before, limit: TOKENS_ON_A_PAGE });
  return { proof: await findActingProof(db, actor.userId), ...(await presentTokens(db, rows, clock.now())) };
});
