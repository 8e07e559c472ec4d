import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PoolOrder } from '../../contract/reasons.ts';
import { COLUMNS } from './entry.ts';
import { isWithinGrant } from './place.ts';
import type { ListedEntry } from './tables.ts';

/** The resolved filters of the pool. */
export interface ListFilter {
  readonly words: readonly string[];
  /** All of them. */
  readonly tagIds: readonly string[];
  readonly position: string | undefined;
  /** Undefined: wherever the grant reaches. */
  readonly locationIds: readonly string[] | undefined;
  readonly silentSince: Date | undefined;
}

/** The position where a page begins. */
export interface ListCursor {
  readonly key: string;
  readonly id: string;
}

interface SortOrder {
  readonly key: RawBuilder<unknown>;
  readonly type: RawBuilder<unknown>;
  readonly descending: boolean;
  readonly keyOf: (row: ListedEntry) => string;
}
const SORT_NAME = sql`platform.searchable(e.first_name || ' ' || e.last_name)`;
const ORDERS: Readonly<Record<PoolOrder, SortOrder>> = {
  added: { key: sql`e.added_at`, type: sql`timestamptz`, descending: true, keyOf: (row) => row.added_at.toISOString() },
  contact: {
    key: sql`e.last_contact_at`,
    type: sql`timestamptz`,
    descending: false,
    keyOf: (row) => row.last_contact_at.toISOString(),
  },
  name: { key: SORT_NAME, type: sql`text`, descending: false, keyOf: (row) => row.sort_name },
};

function matchesFilter(grant: BrandGrant, filter: ListFilter): RawBuilder<boolean> {
  const parts = [isWithinGrant(grant, sql`e.location_id`, sql`e.group_id`)];
  for (const word of filter.words)
    parts.push(
      sql<boolean>`e.search_text like '%' || replace(replace(platform.searchable(${word}), '%', '\\%'), '_', '\\_') || '%'`,
    );
  for (const id of filter.tagIds)
    parts.push(
      sql<boolean>`exists (select from talent_pool.entry_tag t where t.entry_id = e.id and t.tag_id = ${id}::uuid)`,
    );
  if (filter.position !== undefined) parts.push(sql<boolean>`e.position_name = ${filter.position}`);
  if (filter.locationIds !== undefined)
    parts.push(sql<boolean>`e.location_id = any (${[...filter.locationIds]}::uuid[])`);
  if (filter.silentSince !== undefined)
    parts.push(sql<boolean>`e.last_contact_at <= ${filter.silentSince}::timestamptz`);
  return sql.join(parts, sql` and `);
}

/** Finds a page of the pool, with one extra row if there are more. */
export function findPoolPage(
  tx: Tx,
  grant: BrandGrant,
  filter: ListFilter,
  window: { readonly order: PoolOrder; readonly after: ListCursor | undefined; readonly limit: number },
): Promise<ListedEntry[]> {
  const { key, type, descending } = ORDERS[window.order];
  const way = descending ? sql`desc` : sql`asc`;
  const further =
    window.after === undefined
      ? sql``
      : sql`and (${key}, e.id) ${descending ? sql`<` : sql`>`} (${window.after.key}::text::${type}, ${window.after.id}::uuid)`;
  return tx.execute<ListedEntry>(sql`
    select ${COLUMNS}, place.name as location_name, ${SORT_NAME} as sort_name
    from talent_pool.entry e join core.brand_view place on place.id = e.location_id
    where ${matchesFilter(grant, filter)} ${further} order by ${key} ${way}, e.id ${way} limit ${window.limit + 1}`);
}

/** Counts the entries that match a filter. */
export async function countPool(tx: Tx, grant: BrandGrant, filter: ListFilter): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from talent_pool.entry e where ${matchesFilter(grant, filter)}`,
  );
  return row?.n ?? 0;
}

/** Returns the cursor after a row. */
export function toCursor(order: PoolOrder, row: ListedEntry): ListCursor & Readonly<Record<string, unknown>> {
  return { key: ORDERS[order].keyOf(row), id: row.id };
}

/** Finds the positions that people in the pool applied for, within a grant, by name. */
export async function findPositions(tx: Tx, grant: BrandGrant): Promise<string[]> {
  const rows = await tx.execute<{ position_name: string }>(sql`
    select distinct e.position_name from talent_pool.entry e
    where ${isWithinGrant(grant, sql`e.location_id`, sql`e.group_id`)} and e.position_name <> '' order by 1 limit 200`);
  return rows.map((row) => row.position_name);
}
