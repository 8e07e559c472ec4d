import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Whether a week was ever published at a location at or below a brand. */
export async function hasPublishedWeek(tx: Tx<'tenant'>, grant: BrandGrant): Promise<boolean> {
  const [row] = await tx.execute<{ is: boolean }>(sql`
    select exists (
      select 1 from core.brand_view b join scheduling.publication p on p.location_id = b.id
      where b.group_id = ${grant.groupId} and b.ancestor_ids && ${[...grant.nodes]}::uuid[]) as is`);
  return row?.is ?? false;
}
