import { failure, FORBIDDEN, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { revokeToken as contract } from '../../contract/endpoints.ts';
import { endToken } from '../queries/token.ts';

export const revokeToken = implement(contract, async ({ params }, { db, grant, clock }) => {
  if (grant.brandId !== grant.groupId) throw failure(FORBIDDEN);
  if (!(await endToken(db, grant.groupId, params.token_id, clock.now()))) throw failure(NOT_FOUND);
  return { revoked: true as const };
});
