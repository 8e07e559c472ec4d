import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Where somebody will work, as a paper names it. */
export interface Place {
  readonly name: string;
  readonly address: string;
  readonly time_zone: string;
}

/** The place of a location; undefined when the scope does not show it. */
export async function findPlace(tx: Tx, locationId: string): Promise<Place | undefined> {
  const [row] = await tx.execute<Place>(sql`
    select name, concat_ws(', ', nullif(address, ''), nullif(city, '')) as address, time_zone from core.brand_view where id = ${locationId}`);
  return row;
}
