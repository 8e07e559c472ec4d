import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { type RawBuilder, sql } from 'kysely';

/** Narrows rows of a group to locations at or below the brands of a grant; at its root there is nothing to narrow. */
export function inGrant(grant: BrandGrant, location: RawBuilder<unknown>): RawBuilder<boolean> {
  if (grant.nodes[0] === grant.groupId) return sql<boolean>`true`;
  return sql<boolean>`${location} in (select id from core.brand_view where group_id = ${grant.groupId} and ancestor_ids && ${[...grant.nodes]}::uuid[])`;
}

/** Which of these places are locations at or below the brands of a grant. */
export async function findLocationIds(tx: Tx, grant: BrandGrant, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.execute<{ id: string }>(sql`
    select id from core.brand_view
    where id = any (${[...ids]}::uuid[]) and type = 'LOCATION' and ancestor_ids && ${[...grant.nodes]}::uuid[]`);
  return new Set(rows.map((row) => row.id));
}
