import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A place as matching needs it: where it lies, by map and by law. */
export interface PlaceRow {
  readonly id: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly time_zone: string;
}

const COLUMNS = sql`id, latitude, longitude, coalesce(country, '') as country, coalesce(region_code, '') as region,
  coalesce(city, '') as city, coalesce(time_zone, 'UTC') as time_zone`;

/** The place of that id, where a grant reaches. */
export async function findGrantedPlace(tx: Tx, grant: BrandGrant, id: string): Promise<PlaceRow | undefined> {
  const [row] = await tx.execute<PlaceRow>(
    sql`select ${COLUMNS} from core.brand_view where id = ${id} and ancestor_ids && ${[...grant.nodes]}::uuid[]`,
  );
  return row;
}

/** Where some places lie. */
export async function findPlaces(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, PlaceRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.execute<PlaceRow>(
    sql`select ${COLUMNS} from core.brand_view where id = any (${[...ids]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
