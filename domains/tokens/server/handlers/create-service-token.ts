import { refuseToGivePermissions } from '@hearth/domains/access/service';
import { createServiceAccount } from '@hearth/domains/identity/service';
import { failure, FORBIDDEN, NOT_FOUND } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { createServiceToken as contract } from '../../contract/endpoints.ts';
import { createToken, expiryOf, refuseTooMany, requireProof } from '../create-token.ts';
import { tellOfServiceToken } from '../tell.ts';

/** Creates the account that the service's deeds are recorded under, and its token. The others who manage access hear of it. */
export const createServiceToken = implement(contract, async ({ body }, context) => {
  const { actor, grant, run, grantAt } = context;
  const { groupId } = grant;
  if (grant.brandId !== groupId) throw failure(FORBIDDEN);
  const at = await grantAt(body.brand_id, { permission: 'MANAGE_ACCESS', orBelow: false });
  if (at.groupId !== groupId) throw failure(NOT_FOUND);
  await requireProof(context, body.proof);
  return run(SYSTEM, async (work) => {
    const { db, clock } = work;
    const offer = { permissions: body.permissions, validUntil: expiryOf(body, clock.now()) };
    await refuseToGivePermissions(db, actor.userId, { groupId, brandId: body.brand_id }, offer, clock.now());
    await refuseTooMany(work, { groupId });
    const userId = await createServiceAccount(db, body.name);
    const holder = { kind: 'SERVICE', groupId, userId, actorId: actor.userId, epoch: 0 } as const;
    const created = await createToken(work, holder, body);
    await tellOfServiceToken(work, { group_id: groupId, brand_id: body.brand_id, name: body.name, by: actor.userId });
    return created;
  });
});
