import { failure, FORBIDDEN } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import { createToken as contract } from '../../contract/endpoints.ts';
import { presentToken } from '../present-token.ts';
import { insertToken } from '../queries/token.ts';
import { newTokenSecret } from '../token-secret.ts';

export const createToken = implement(contract, async ({ body }, { db, grant, actor, clock }) => {
  if (grant.brandId !== grant.groupId) throw failure(FORBIDDEN);
  const token = newTokenSecret();
  const now = clock.now();
  const row = {
    id: newId(now.getTime()),
    group_id: grant.groupId,
    name: body.name,
    token_hash: tokenHash(token),
    created_by: actor.userId,
    created_at: now,
    used_at: null,
    revoked_at: null,
  };
  await insertToken(db, row);
  return { ...presentToken(row), token };
});
