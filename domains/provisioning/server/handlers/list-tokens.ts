import { failure, FORBIDDEN } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { listTokens as contract } from '../../contract/endpoints.ts';
import { presentToken } from '../present-token.ts';
import { baseUrl } from '../present.ts';
import { findTokens } from '../queries/token.ts';

export const listTokens = implement(contract, async (_input, { db, grant, config }) => {
  if (grant.brandId !== grant.groupId) throw failure(FORBIDDEN);
  return { base_url: baseUrl(config), tokens: (await findTokens(db, grant.groupId)).map(presentToken) };
});
