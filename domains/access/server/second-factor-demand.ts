import { markSecondFactorRequired } from '@hearth/domains/identity/service';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { findDemandedOf } from './queries/sign-in-policy.ts';

/** Updates who must have a second factor after rights or a group's policy changed. */
export async function updateSecondFactorDemand(
  db: Tx<'system'>,
  emit: Work['emit'],
  userIds: readonly string[],
): Promise<void> {
  const demanded = await findDemandedOf(db, userIds);
  const work = { db, emit };
  await markSecondFactorRequired(
    work,
    userIds.filter((id) => demanded.has(id)),
    true,
  );
  await markSecondFactorRequired(
    work,
    userIds.filter((id) => !demanded.has(id)),
    false,
  );
}
