import type { ApproverRole } from '@hearth/domains/approvals/schemas';
import type { Tx } from '@hearth/platform/database';
import type { RequisitionsTables } from './tables.ts';

export async function putChain(
  tx: Tx,
  row: { readonly brandId: string; readonly groupId: string; readonly by: string; readonly at: Date },
  roles: readonly ApproverRole[],
): Promise<void> {
  const written = { roles: [...roles], updated_by: row.by, updated_at: row.at };
  await tx
    .tables<RequisitionsTables>()
    .insertInto('requisitions.chain')
    .values({ brand_id: row.brandId, group_id: row.groupId, ...written })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(written))
    .execute();
}
