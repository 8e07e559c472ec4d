import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** SQL condition for rows at locations in the grant; unrestricted for a group-wide grant. */
export function isWithinGrant(
  grant: BrandGrant,
  location: RawBuilder<unknown>,
  group: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const inGroup = sql<boolean>`${group} = ${grant.groupId}`;
  if (grant.nodes.some((node) => node === grant.groupId)) return inGroup;
  return sql<boolean>`${inGroup} and ${location} in (
    select id from core.brand_view where group_id = ${grant.groupId} and ancestor_ids && ${[...grant.nodes]}::uuid[])`;
}

/** A location with its coordinates. */
export interface PoolLocation {
  readonly id: string;
  readonly name: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Finds the locations within a grant, including closed ones, by name. */
export function findLocations(tx: Tx, grant: BrandGrant): Promise<PoolLocation[]> {
  return tx.execute<PoolLocation>(sql`
    select id, name, latitude, longitude from core.brand_view
    where group_id = ${grant.groupId} and type = 'LOCATION' and ancestor_ids && ${[...grant.nodes]}::uuid[] order by name, id`);
}

/** Finds the ids of the brands from the root down to each of these. */
export async function findPaths(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx.execute<{ id: string; ancestor_ids: string[] }>(
    sql`select id, ancestor_ids from core.brand_view where id = any (${[...ids]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row.ancestor_ids]));
}

/** Returns whether a location lies within a grant. */
export async function isReached(tx: Tx, grant: BrandGrant, locationId: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    select 1 from core.brand_view where id = ${locationId} and group_id = ${grant.groupId} and ancestor_ids && ${[...grant.nodes]}::uuid[]`);
  return rows.length > 0;
}

/** Gets the name of a group. */
export async function getEmployerName(tx: Tx, groupId: string): Promise<string> {
  const [row] = await tx.execute<{ name: string }>(sql`select name from core.brand_view where id = ${groupId}`);
  return row?.name ?? '';
}
