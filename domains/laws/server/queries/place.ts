import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** The address of a brand, as far as laws look at it. */
export interface PlaceRow {
  readonly id: string;
  readonly group_id: string;
  readonly name: string;
  readonly time_zone: string;
  readonly country: string | null;
  readonly region: string | null;
  readonly region_code: string | null;
  readonly city: string | null;
  readonly postcode: string | null;
}

/** Brands by their ids; unknown ones are left out. */
export function findPlaces(tx: Tx, ids: readonly string[]): Promise<PlaceRow[]> {
  return tx.execute<PlaceRow>(sql`
    select id, group_id, name, time_zone, country, region, region_code, city, postcode
    from core.brand_view where id = any (${[...ids]}::uuid[])`);
}
