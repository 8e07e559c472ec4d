import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** The brand of a request, with its time zone and currency. */
export interface RequestPlace {
  readonly id: string;
  readonly ancestor_ids: readonly string[];
  readonly time_zone: string;
  readonly currency: string;
}

/** Finds a brand that is visible in the scope. */
export async function findRequestPlace(tx: Tx, id: string): Promise<RequestPlace | undefined> {
  const [row] = await tx.execute<RequestPlace>(sql`
    select place.id, place.ancestor_ids, coalesce(place.time_zone, root.time_zone, 'UTC') as time_zone,
      coalesce(place.currency, root.currency) as currency
    from core.brand_view place join core.brand_view root on root.id = place.group_id
    where place.id = ${id}`);
  return row;
}
