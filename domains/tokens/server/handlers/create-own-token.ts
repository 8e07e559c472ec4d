import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { createOwnToken as contract } from '../../contract/endpoints.ts';
import { createToken, refuseTooMany, requireProof } from '../create-token.ts';

export const createOwnToken = implement(contract, async ({ body }, context) => {
  const { actor, run, grantAt } = context;
  // What the caller doesn't have there now is refused; what they lose later, the token loses with them.
  const { groupId } = await grantAt(body.brand_id, { orBelow: true });
  for (const permission of body.permissions) await grantAt(body.brand_id, { permission, orBelow: true });
  await requireProof(context, body.proof);
  return run(SYSTEM, async (work) => {
    await refuseTooMany(work, { userId: actor.userId });
    const holder = { kind: 'PERSONAL', groupId, userId: actor.userId, actorId: actor.userId } as const;
    return createToken(work, holder, body);
  });
});
