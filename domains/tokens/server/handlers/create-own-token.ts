import { findCallerState, tellOfNewToken } from '@hearth/domains/identity/service';
import { failure, UNAUTHORIZED } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { createOwnToken as contract } from '../../contract/endpoints.ts';
import { createToken, refuseTooMany, requireProof } from '../create-token.ts';

export const createOwnToken = implement(contract, async ({ body }, context) => {
  const { actor, run, grantAt, request } = context;
  // What the caller doesn't have there now is refused; what they lose later, the token loses with them.
  const { groupId } = await grantAt(body.brand_id, { orBelow: true });
  for (const permission of body.permissions) await grantAt(body.brand_id, { permission, orBelow: true });
  await requireProof(context, body.proof);
  return run(SYSTEM, async (work) => {
    await refuseTooMany(work, { userId: actor.userId });
    const state = await findCallerState(work.db, actor.userId);
    if (state === undefined) throw failure(UNAUTHORIZED);
    const { userId } = actor;
    const created = await createToken(
      work,
      { kind: 'PERSONAL', groupId, userId, actorId: userId, epoch: state.epoch },
      body,
    );
    await tellOfNewToken(work, userId, { name: body.name, host: request.host });
    return created;
  });
});
