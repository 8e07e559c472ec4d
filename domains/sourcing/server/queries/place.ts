import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A brand or location with its path from the root. */
export interface BrandPlace {
  readonly id: string;
  readonly name: string;
  readonly path: readonly string[];
  readonly time_zone: string;
  readonly currency: string | null;
}

/** Finds visible brands and locations by id. */
export async function findPlaces(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, BrandPlace>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.execute<BrandPlace>(sql`
    select place.id, place.name, place.ancestor_ids as path, coalesce(place.time_zone, 'UTC') as time_zone,
      coalesce(place.currency, root.currency) as currency
    from core.brand_view place join core.brand_view root on root.id = place.group_id
    where place.id = any (${[...ids]}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
