import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** The countries of a brand and of everything below it. */
export async function findCountries(tx: Tx, groupId: string, brandId: string): Promise<string[]> {
  const rows = await tx.execute<{ country: string }>(sql`
    select distinct country from core.brand_view
    where group_id = ${groupId} and country is not null and ancestor_ids @> ${[brandId]}::uuid[] order by country`);
  return rows.map(({ country }) => country);
}
