import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { ApproverRole } from '../../contract/schemas.ts';

/** The roles whose approval a brand requires, for itself and everything below it. */
export interface ChainRow {
  readonly brand_id: string;
  readonly brand_name: string;
  readonly roles: readonly ApproverRole[];
}

/** Finds the chains that apply to a brand: its own and its ancestors', from the root down. */
export function findChains<Row extends ChainRow>(tx: Tx, table: string, brandId: string): Promise<Row[]> {
  return tx.execute<Row>(sql`
    select chain.*, above.name as brand_name
    from core.brand_view place
      join core.brand_view above on above.id = any (place.ancestor_ids)
      join ${sql.table(table)} chain on chain.brand_id = above.id
    where place.id = ${brandId} and cardinality(chain.roles) > 0 order by cardinality(above.ancestor_ids)`);
}

/** Finds the ids of the brands from the root down to a brand. */
export async function findPath(tx: Tx, brandId: string): Promise<readonly string[]> {
  const [row] = await tx.execute<{ ancestor_ids: string[] }>(
    sql`select ancestor_ids from core.brand_view where id = ${brandId}`,
  );
  return row?.ancestor_ids ?? [];
}
