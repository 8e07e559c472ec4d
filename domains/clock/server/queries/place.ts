import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A location as a clock needs it. */
export interface ClockPlace {
  readonly id: string;
  readonly group_id: string;
  readonly name: string;
  readonly time_zone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Some locations; unknown ids are left out. */
export function findClockPlaces(tx: Tx<'system'>, ids: readonly string[]): Promise<ClockPlace[]> {
  return tx.execute<ClockPlace>(sql`
    select id, group_id, name, time_zone, latitude::float8 as latitude, longitude::float8 as longitude
      from core.brand_view where id = any (${[...ids]}::uuid[]) and status = 'active'`);
}
