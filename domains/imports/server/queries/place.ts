import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { KnownLocation } from '../../rules/employee-row.ts';

/** The locations of a group by the numbers that the group gives them. */
export async function findLocationsByNumber(tx: Tx, groupId: string): Promise<ReadonlyMap<string, KnownLocation>> {
  const rows = await tx.execute<KnownLocation & { number: string }>(sql`
    select number, id, country, currency from core.brand_view
    where group_id = ${groupId} and type = 'LOCATION' and number is not null and status <> 'archived'`);
  return new Map(rows.map(({ number, ...location }) => [number, location]));
}
