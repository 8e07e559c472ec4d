import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** The workplace as a document names it. */
export interface Workplace {
  readonly name: string;
  readonly address: string;
  readonly time_zone: string;
}

/** Finds the workplace of a location, if visible in the scope. */
export async function findWorkplace(tx: Tx, locationId: string): Promise<Workplace | undefined> {
  const [row] = await tx.execute<Workplace>(sql`
    select name, concat_ws(', ', nullif(address, ''), nullif(city, '')) as address, time_zone from core.brand_view where id = ${locationId}`);
  return row;
}
