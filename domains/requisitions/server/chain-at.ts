import { chainsAt } from '@hearth/domains/approvals/service';
import type { ApproverRole } from '@hearth/domains/approvals/schemas';
import type { Tx } from '@hearth/platform/database';

/** Who is asked at a brand, and which of them the brand itself has named. */
export async function chainAt(
  tx: Tx,
  brandId: string,
): Promise<{ readonly roles: ApproverRole[]; readonly own: ApproverRole[] }> {
  const { roles, own } = await chainsAt(tx, 'requisitions.chain', brandId);
  return { roles: [...roles], own: [...(own?.roles ?? [])] };
}
