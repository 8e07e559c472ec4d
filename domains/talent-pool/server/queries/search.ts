import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { SearchRow } from './tables.ts';

/** Finds the saved searches of a brand, by name. */
export function findSearches(tx: Tx, brandId: string): Promise<SearchRow[]> {
  return tx.execute<SearchRow>(sql`
    select id, name, filter from talent_pool.saved_search where brand_id = ${brandId} order by platform.searchable(name), id`);
}

/** Counts a brand's saved searches, and locks so that concurrent inserts wait. */
export async function countSearches(tx: Tx, brandId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('talent_pool.saved_search' || ${brandId}, 0))`);
  const [row] = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from talent_pool.saved_search where brand_id = ${brandId}`,
  );
  return row?.n ?? 0;
}

export async function insertSearch(
  tx: Tx,
  row: SearchRow & { readonly brand_id: string; readonly group_id: string },
  made: { readonly by: string; readonly at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into talent_pool.saved_search (id, group_id, brand_id, name, filter, made_by, made_at)
    values (${row.id}, ${row.group_id}, ${row.brand_id}, ${row.name}, ${json(row.filter)}, ${made.by}, ${made.at}::timestamptz)`);
}

/** Deletes a brand's saved search; returns false if it has none of that id. */
export async function deleteSearch(tx: Tx, brandId: string, id: string): Promise<boolean> {
  const gone = await tx.execute(
    sql`delete from talent_pool.saved_search where id = ${id} and brand_id = ${brandId} returning id`,
  );
  return gone.length > 0;
}
