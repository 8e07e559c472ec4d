import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { ApproverRole } from '../../contract/schemas.ts';
import type { RequisitionsTables } from './tables.ts';

/** The chains of a brand and of the brands above it, as far as they have some. */
export function findChains(
  tx: Tx,
  brandId: string,
): Promise<{ readonly roles: ApproverRole[]; readonly brand_id: string }[]> {
  return tx.execute(sql`
    select chain.roles, chain.brand_id
    from core.brand_view place join requisitions.chain chain on chain.brand_id = any (place.ancestor_ids)
    where place.id = ${brandId}`);
}

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
