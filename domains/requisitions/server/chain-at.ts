import { findChainsAt } from '@hearth/domains/approvals/service';
import type { ApproverRole } from '@hearth/domains/approvals/schemas';
import type { Tx } from '@hearth/platform/database';

/** Finds the approvers at a brand, and which of them the brand itself adds. */
export async function findChain(
  tx: Tx,
  brandId: string,
): Promise<{ readonly roles: ApproverRole[]; readonly own: ApproverRole[] }> {
  const { roles, own } = await findChainsAt(tx, 'requisitions.chain', brandId);
  return { roles: [...roles], own: [...(own?.roles ?? [])] };
}
