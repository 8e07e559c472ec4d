import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Where somebody works: its clock, and the brands from the root down to it. */
export interface PlaceRow {
  readonly id: string;
  readonly name: string;
  readonly time_zone: string;
  readonly ancestor_ids: readonly string[];
}

/** Some locations; unknown ids are left out. */
export function findPlaces(tx: Tx<'system'>, ids: readonly string[]): Promise<PlaceRow[]> {
  return tx.execute<PlaceRow>(sql`
    select id, name, time_zone, ancestor_ids from core.brand_view where id = any (${[...ids]}::uuid[])`);
}
