import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Whether a brand lies at or below the brands that the caller holds the right at, and is a place where people work. */
export async function isLocationInGrant(tx: Tx, grant: BrandGrant, locationId: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    select 1 from core.brand_view where id = ${locationId} and type = 'LOCATION' and status = 'ACTIVE' and ancestor_ids && ${[...grant.nodes]}::uuid[]`);
  return rows.length > 0;
}
