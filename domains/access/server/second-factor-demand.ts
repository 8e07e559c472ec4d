import { demandSecondFactor } from '@hearth/domains/identity/service';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { findDemandedOf } from './queries/sign-in-policy.ts';

/** Tells identity of whom a second step is demanded, after rights or a group's policy changed. */
export async function settleDemand(db: Tx<'system'>, emit: Work['emit'], userIds: readonly string[]): Promise<void> {
  const demanded = await findDemandedOf(db, userIds);
  const work = { db, emit };
  await demandSecondFactor(
    work,
    userIds.filter((id) => demanded.has(id)),
    true,
  );
  await demandSecondFactor(
    work,
    userIds.filter((id) => !demanded.has(id)),
    false,
  );
}
