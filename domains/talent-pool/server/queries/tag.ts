import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { TagRow } from './tables.ts';

/** The tags that serve a brand: its own, those above it, and those below it where a grant reaches; those of the group first. */
export function findTags(tx: Tx, grant: BrandGrant): Promise<TagRow[]> {
  return tx.execute<TagRow>(sql`
    select t.id, t.group_id, t.brand_id, t.name from talent_pool.tag t join core.brand_view b on b.id = t.brand_id
    where t.group_id = ${grant.groupId} and (b.ancestor_ids && ${[...grant.nodes]}::uuid[]
      or t.brand_id in (select unnest(ancestor_ids) from core.brand_view where id = any (${[...grant.nodes]}::uuid[])))
    order by cardinality(b.ancestor_ids), platform.searchable(t.name), t.id`);
}

/** Tags of a group by their ids. */
export function findTagsById(tx: Tx, groupId: string, ids: readonly string[]): Promise<TagRow[]> {
  return tx.execute<TagRow>(sql`
    select id, group_id, brand_id, name from talent_pool.tag where group_id = ${groupId} and id = any (${[...ids]}::uuid[])`);
}

/** How many tags a brand has; whoever else makes one there waits until this transaction ends. */
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

/** Deletes a tag of a brand; false when it has none of that id. */
export async function deleteTag(tx: Tx, brandId: string, id: string): Promise<boolean> {
  const gone = await tx.execute(
    sql`delete from talent_pool.tag where id = ${id} and brand_id = ${brandId} returning id`,
  );
  return gone.length > 0;
}

/** The tags of people, by the people's ids. */
export async function findTagsOf(tx: Tx, entryIds: readonly string[]): Promise<ReadonlyMap<string, readonly TagRow[]>> {
  const rows = await tx.execute<TagRow & { readonly entry_id: string }>(sql`
    select et.entry_id, t.id, t.group_id, t.brand_id, t.name from talent_pool.entry_tag et join talent_pool.tag t on t.id = et.tag_id
    where et.entry_id = any (${[...entryIds]}::uuid[]) order by platform.searchable(t.name), t.id`);
  return Map.groupBy(rows, (row) => row.entry_id);
}

/** Gives people these tags and no others. */
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
