import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Finds an active group by slug. */
export async function findGroup(tx: Tx, slug: string): Promise<{ id: string; name: string } | undefined> {
  const [group] = await tx.execute<{ id: string; name: string }>(
    sql`select id, name from core.brand_view where id = group_id and status = 'active' and slug = ${slug}`,
  );
  return group;
}

/** Finds the active groups of these slugs, each under its own. */
export async function findGroups(tx: Tx<'system'>, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await tx.execute<{ id: string; slug: string }>(
    sql`select id, slug from core.brand_view where id = group_id and status = 'active' and slug = any (${[...slugs]})`,
  );
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** Finds the slug of a group's career site. */
export async function findSiteSlug(tx: Tx, groupId: string): Promise<string | undefined> {
  const [group] = await tx.execute<{ slug: string }>(
    sql`select slug from core.brand_view where id = ${groupId} and slug is not null`,
  );
  return group?.slug;
}
