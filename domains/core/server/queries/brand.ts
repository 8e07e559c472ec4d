import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { BrandStatus, BrandTable, Tables } from './tables.ts';

export type BrandRow = Omit<Selectable<BrandTable>, 'search' | 'sort_name'>;

/** The columns of a list of brands. */
export type BrandLine = Pick<
  BrandRow,
  | 'id'
  | 'group_id'
  | 'parent_id'
  | 'ancestor_ids'
  | 'type'
  | 'name'
  | 'number'
  | 'status'
  | 'city'
  | 'region'
  | 'country_code'
  | 'time_zone'
>;

const LINE = [
  'id',
  'group_id',
  'parent_id',
  'ancestor_ids',
  'type',
  'name',
  'number',
  'status',
  'city',
  'region',
  'country_code',
  'time_zone',
] as const;

/** The brand, as far as the scope shows it. */
export function findBrand(tx: Tx, id: string): Promise<BrandRow | undefined> {
  return tx.tables<Tables>().selectFrom('core.brand').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function getBrand(tx: Tx, id: string): Promise<BrandRow> {
  const row = await findBrand(tx, id);
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}

/** The brands from the root down to this one; empty when the scope does not show it. */
export function findPath(tx: Tx, id: string): Promise<BrandLine[]> {
  return tx
    .tables<Tables>()
    .selectFrom('core.brand as step')
    .innerJoin('core.brand as node', (join) => join.on(sql<boolean>`step.id = any (node.ancestor_ids)`))
    .select(LINE.map((column) => `step.${column}` as const))
    .where('node.id', '=', id)
    .orderBy(sql`array_position(node.ancestor_ids, step.id)`)
    .execute();
}

/** Names of many brands at once. */
export async function findNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .tables<Tables>()
    .selectFrom('core.brand')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Brands' places in the tree, with their effective status. */
export interface PlaceRow {
  readonly id: string;
  readonly group_id: string;
  readonly ancestor_ids: readonly string[];
  readonly type: string;
  readonly status: BrandStatus;
}

export function findPlaces(tx: Tx, ids: readonly string[]): Promise<PlaceRow[]> {
  return tx.execute<PlaceRow>(sql`
    select b.id, b.group_id, b.ancestor_ids, b.type,
           case when bool_or(a.status = 'suspended') then 'suspended' when bool_or(a.status = 'archived') then 'archived' else 'active' end as status
      from core.brand b
      join core.brand a on a.id = any (b.ancestor_ids)
     where b.id = any (${[...ids]}::uuid[])
     group by b.id`);
}

/** Inserts brands, parents before children. */
export async function insertBrands(tx: Tx, rows: readonly Insertable<BrandTable>[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .tables<Tables>()
      .insertInto('core.brand')
      .values([...rows])
      .execute();
}

export type BrandChange = Partial<
  Omit<BrandRow, 'id' | 'group_id' | 'parent_id' | 'ancestor_ids' | 'created_at' | 'place'>
>;

/** Writes some columns of a brand and returns the whole row. */
export async function updateBrand(tx: Tx, id: string, change: BrandChange): Promise<BrandRow> {
  const row = await tx
    .tables<Tables>()
    .updateTable('core.brand')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}

/** Keeps what the maps service said of a place. */
export async function updatePlace(tx: Tx, id: string, place: Readonly<Record<string, unknown>>): Promise<void> {
  await tx.execute(sql`update core.brand set place = ${JSON.stringify(place)}::jsonb where id = ${id}`);
}

/** Is true if the root of any group uses this slug. */
export async function isRootSlugTaken(tx: Tx<'system'>, slug: string): Promise<boolean> {
  const rows = await tx
    .tables<Tables>()
    .selectFrom('core.brand')
    .select('id')
    .where('slug', '=', slug)
    .where('parent_id', 'is', null)
    .limit(1)
    .execute();
  return rows.length > 0;
}

/** Holds the group's tree still until the transaction ends, so that two moves cannot make a ring. */
export async function lockTree(tx: Tx, groupId: string): Promise<void> {
  await tx.tables<Tables>().selectFrom('core.brand').select('id').where('id', '=', groupId).forUpdate().execute();
}

/** Puts a brand, with everything below it, under another parent. Returns how many brands have a new path. */
export async function updateParent(tx: Tx, brand: BrandRow, parent: BrandRow): Promise<number> {
  const depth = brand.ancestor_ids.length;
  const rows = await tx.execute(sql`
    update core.brand
       set parent_id = case when id = ${brand.id}::uuid then ${parent.id}::uuid else parent_id end,
           ancestor_ids = ${[...parent.ancestor_ids]}::uuid[] || ancestor_ids[${depth}::int:]
     where group_id = ${brand.group_id} and ancestor_ids @> ${[brand.id]}::uuid[]
    returning 1`);
  return rows.length;
}
