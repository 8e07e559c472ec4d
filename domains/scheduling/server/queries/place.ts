import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A brand as scheduling needs it. */
export interface PlaceRow {
  readonly id: string;
  readonly group_id: string;
  readonly type: string;
  readonly name: string;
  readonly time_zone: string;
  readonly currency: string | null;
}

/** Brands by their ids; unknown ones are left out. */
export function findPlaces(tx: Tx, ids: readonly string[]): Promise<PlaceRow[]> {
  return tx.execute<PlaceRow>(sql`
    select b.id, b.group_id, b.type, b.name, b.time_zone, b.currency from core.brand_view b where b.id = any (${[...ids]}::uuid[])`);
}

export interface PlaceName {
  readonly id: string;
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly time_zone: string;
}

/** Names, addresses and zones of locations, by id. */
export async function findPlaceNames(tx: Tx, ids: readonly string[]): Promise<Map<string, PlaceName>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.execute<PlaceName>(
    sql`select id, name, address, city, time_zone from core.brand_view where id = any (${[...ids]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many weeks of the locations at or below a brand are published and end on a day or later. */
export async function countPublishedWeeks(tx: Tx, groupId: string, brandId: string, day: string): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n
    from scheduling.schedule_week w join core.brand_view b on b.id = w.location_id
    where w.group_id = ${groupId} and w.published_at is not null and w.week >= ${day}::date - 6
      and b.ancestor_ids @> ${[brandId]}::uuid[]`);
  return row?.n ?? 0;
}
