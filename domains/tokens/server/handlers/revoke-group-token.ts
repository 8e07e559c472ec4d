import { failure, FORBIDDEN, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { revokeGroupToken as contract } from '../../contract/endpoints.ts';
import { endToken } from '../queries/access-token.ts';
import { insertChange } from '../queries/change.ts';
import { tellOfRevokedToken } from '../tell.ts';

export const revokeGroupToken = implement(contract, async ({ params }, work) => {
  const { db, grant, actor, clock } = work;
  if (grant.brandId !== grant.groupId) throw failure(FORBIDDEN);
  const at = clock.now();
  await inScope(db, SYSTEM, async (system) => {
    const row = await endToken(system, params.token_id, { groupId: grant.groupId }, at);
    if (row === undefined) throw failure(NOT_FOUND);
    await insertChange(system, row, { actorId: actor.userId, action: 'REVOKED', at });
    if (row.kind === 'PERSONAL')
      await tellOfRevokedToken({ ...work, db: system }, { ...row, by: actor.userId }, row.user_id);
  });
  return { revoked: true as const };
});
