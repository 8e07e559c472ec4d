import { findRoleHolders } from '@hearth/domains/access/service';
import type { Tx } from '@hearth/platform/database';
import type { ApproverRole } from '../contract/schemas.ts';
import { approversOf } from '../rules/approvers.ts';

/** Whom a step at a place waits for, to be told of it. */
export async function findApprovers(
  tx: Tx,
  place: { readonly groupId: string; readonly brandId: string },
  step: { readonly role: ApproverRole; readonly askedBy: string },
  now: Date,
): Promise<readonly string[]> {
  return approversOf(step.role, await findRoleHolders(tx, place, [step.role, 'ENTERPRISE_OWNER'], now), step.askedBy);
}
