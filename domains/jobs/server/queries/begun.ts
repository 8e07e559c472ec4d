import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Whether a job post was ever live at a location at or below a brand. */
export async function hasPublishedJob(tx: Tx<'tenant'>, grant: BrandGrant): Promise<boolean> {
  const [row] = await tx.execute<{ is: boolean }>(sql`
    select exists (
      select 1 from core.brand_view b join jobs.job j on j.location_id = b.id
      where b.group_id = ${grant.groupId} and b.ancestor_ids && ${[...grant.nodes]}::uuid[]
        and j.first_published_at is not null) as is`);
  return row?.is ?? false;
}
