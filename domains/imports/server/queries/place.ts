import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { ImportNode } from '../access.ts';
import type { KnownLocation } from '../../rules/employee-row.ts';

/** The locations below a brand by the numbers that its group gives them. */
export async function findLocationsByNumber(
  tx: Tx,
  { id, groupId }: ImportNode,
): Promise<ReadonlyMap<string, KnownLocation>> {
  const rows = await tx.execute<KnownLocation & { number: string }>(sql`
    select number, id, country, currency from core.brand_view
    where group_id = ${groupId} and type = 'LOCATION' and number is not null and status <> 'archived'
      and (${id === groupId} or ${id}::uuid = any (ancestor_ids))`);
  return new Map(rows.map(({ number, ...location }) => [number, location]));
}
