import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Counts the active locations within a grant. */
export async function countLocations(tx: Tx, grant: BrandGrant): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from core.brand_view
    where group_id = ${grant.groupId} and type = 'LOCATION' and status = 'active' and ancestor_ids && ${[...grant.nodes]}::uuid[]`);
  return row?.n ?? 0;
}

/** The name and city of a location. */
export interface LocationLine {
  readonly id: string;
  readonly name: string;
  readonly city: string | null;
}

/** Names and towns of the locations of one page. */
export async function findPlaces(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, LocationLine>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.execute<LocationLine>(
    sql`select id, name, city from core.brand_view where id = any (${[...ids]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** A location with what its week depends on. */
export interface LocationPlace extends LocationLine {
  readonly time_zone: string;
  readonly currency: string | null;
}

/** A page of the active locations within a grant, by name. */
export function findLocationsByName(
  tx: Tx,
  grant: BrandGrant,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<LocationPlace[]> {
  return tx.execute<LocationPlace>(sql`
    select id, name, city, time_zone, currency from core.brand_view
    where group_id = ${grant.groupId} and type = 'LOCATION' and status = 'active' and ancestor_ids && ${[...grant.nodes]}::uuid[]
    order by name, id offset ${offset} limit ${limit}`);
}
