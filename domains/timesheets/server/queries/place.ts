import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Where hours are worked or paid. */
export interface PlaceRow {
  readonly id: string;
  readonly group_id: string;
  readonly type: string;
  readonly name: string;
  readonly time_zone: string;
  readonly currency: string;
}

/** Brands by their ids; unknown ones are left out. */
export function findPlaces(tx: Tx<'system'>, ids: readonly string[]): Promise<PlaceRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx.execute<PlaceRow>(sql`
    select id, group_id, type, name, time_zone, currency from core.brand_view where id = any (${[...new Set(ids)]}::uuid[])`);
}
