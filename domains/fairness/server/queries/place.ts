import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Finds the country and time zone of a location, for a candidate. Its reader is a candidate. */
export async function findLocation(
  tx: Tx<'system'>,
  locationId: string,
): Promise<{ readonly country: string; readonly time_zone: string } | undefined> {
  const [row] = await tx.execute<{ country: string; time_zone: string }>(sql`
    select coalesce(country, '') as country, coalesce(time_zone, 'UTC') as time_zone from core.brand_view where id = ${locationId}`);
  return row;
}

/** Finds the countries where a group has locations. */
export async function findCountries(tx: Tx, groupId: string): Promise<string[]> {
  const rows = await tx.execute<{ country: string }>(sql`
    select distinct country from core.brand_view where group_id = ${groupId} and type = 'LOCATION' and country is not null`);
  return rows.map(({ country }) => country);
}
