import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A place with the brands above it, itself last. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly path: readonly string[];
  readonly time_zone: string;
  readonly currency: string | null;
}

/** Places by their ids, as far as the scope shows them. */
export async function findPlaces(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Place>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.execute<Place>(sql`
    select place.id, place.name, place.ancestor_ids as path, coalesce(place.time_zone, 'UTC') as time_zone,
      coalesce(place.currency, root.currency) as currency
    from core.brand_view place join core.brand_view root on root.id = place.group_id
    where place.id = any (${[...ids]}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
