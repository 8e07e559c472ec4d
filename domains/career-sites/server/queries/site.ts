import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Finds an active group by slug. */
export async function findGroup(tx: Tx, slug: string): Promise<{ id: string; name: string } | undefined> {
  const [group] = await tx.execute<{ id: string; name: string }>(
    sql`select id, name from core.brand_view where id = group_id and status = 'active' and slug = ${slug}`,
  );
  return group;
}

/** Finds the slug of a group's career site. */
export async function findSiteSlug(tx: Tx, groupId: string): Promise<string | undefined> {
  const [group] = await tx.execute<{ slug: string }>(
    sql`select slug from core.brand_view where id = ${groupId} and slug is not null`,
  );
  return group?.slug;
}
