import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { TagRow } from './tables.ts';

/** Finds the tags available at a brand: its own, its ancestors' and those below, the group's first. */
export function findTags(tx: Tx, grant: BrandGrant): Promise<TagRow[]> {
  return tx.execute<TagRow>(sql`
    select t.id, t.group_id, t.brand_id, t.name from talent_pool.tag t join core.brand_view b on b.id = t.brand_id
    where t.group_id = ${grant.groupId} and (b.ancestor_ids && ${[...grant.nodes]}::uuid[]
      or t.brand_id in (select unnest(ancestor_ids) from core.brand_view where id = any (${[...grant.nodes]}::uuid[])))
    order by cardinality(b.ancestor_ids), platform.searchable(t.name), t.id`);
}

/** Finds tags of a group by id. */
export function findTagsById(tx: Tx, groupId: string, ids: readonly string[]): Promise<TagRow[]> {
  return tx.execute<TagRow>(sql`
    select id, group_id, brand_id, name from talent_pool.tag where group_id = ${groupId} and id = any (${[...ids]}::uuid[])`);
}

/** Counts a brand's tags, and locks so that concurrent inserts wait. */
export async function countTags(tx: Tx, brandId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('talent_pool.tag' || ${brandId}, 0))`);
  const [row] = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from talent_pool.tag where brand_id = ${brandId}`,
  );
  return row?.n ?? 0;
}

export async function insertTag(tx: Tx, row: TagRow, made: { readonly by: string; readonly at: Date }): Promise<void> {
  await tx.execute(sql`
    insert into talent_pool.tag (id, group_id, brand_id, name, made_by, made_at)
    values (${row.id}, ${row.group_id}, ${row.brand_id}, ${row.name}, ${made.by}, ${made.at}::timestamptz)`);
}

/** Deletes a brand's tag; returns false if it has none of that id. */
export async function deleteTag(tx: Tx, brandId: string, id: string): Promise<boolean> {
  const gone = await tx.execute(
    sql`delete from talent_pool.tag where id = ${id} and brand_id = ${brandId} returning id`,
  );
  return gone.length > 0;
}

/** Finds the tags of people, by entry id. */
export async function findTagsOf(tx: Tx, entryIds: readonly string[]): Promise<ReadonlyMap<string, readonly TagRow[]>> {
  const rows = await tx.execute<TagRow & { readonly entry_id: string }>(sql`
    select et.entry_id, t.id, t.group_id, t.brand_id, t.name from talent_pool.entry_tag et join talent_pool.tag t on t.id = et.tag_id
    where et.entry_id = any (${[...entryIds]}::uuid[]) order by platform.searchable(t.name), t.id`);
  return Map.groupBy(rows, (row) => row.entry_id);
}

/** Replaces the tags of people. */
export async function setTags(
  tx: Tx,
  groupId: string,
  entryIds: readonly string[],
  tagIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    delete from talent_pool.entry_tag where entry_id = any (${[...entryIds]}::uuid[]) and tag_id <> all (${[...tagIds]}::uuid[])`);
  await tx.execute(sql`
    insert into talent_pool.entry_tag (entry_id, tag_id, group_id)
    select e, t, ${groupId}::uuid from unnest(${[...entryIds]}::uuid[]) e, unnest(${[...tagIds]}::uuid[]) t on conflict do nothing`);
}
