import { failure, FORBIDDEN } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { changeSignInPolicy as contract } from '../../../contract/endpoints.ts';
import { findGrantsOfGroup } from '../../queries/grant.ts';
import { findSignInPolicy, putSignInPolicy } from '../../queries/sign-in-policy.ts';
import { updateSecondFactorDemand } from '../../second-factor-demand.ts';

/** The policy is for the whole group, so changing it needs access management at its root. */
export const changeSignInPolicy = implement(contract, async ({ body }, { db, emit, grant, actor, clock }) => {
  const { groupId } = grant;
  if (grant.brandId !== groupId) throw failure(FORBIDDEN);
  const trusts = body.trusts_provider ?? (await findSignInPolicy(db, groupId)).trusts_provider;
  await putSignInPolicy(db, {
    group_id: groupId,
    second_factor_required: body.second_factor_required,
    trusts_provider: trusts,
    changed_at: clock.now(),
    changed_by: actor.userId,
  });
  const holders = new Set((await findGrantsOfGroup(db, groupId)).map((row) => row.user_id));
  await inScope(db, SYSTEM, (system) => updateSecondFactorDemand(system, emit, [...holders]));
  return { second_factor_required: body.second_factor_required, trusts_provider: trusts };
});
