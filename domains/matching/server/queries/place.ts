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

/** The columns of a place, of a view that is called so. */
export const PLACE_COLUMNS = sql`place.id, place.latitude, place.longitude, coalesce(place.country, '') as country,
  coalesce(place.region_code, '') as region, coalesce(place.city, '') as city, coalesce(place.time_zone, 'UTC') as time_zone`;

/** The place of that id, where a grant reaches. */
export async function findGrantedPlace(tx: Tx, grant: BrandGrant, id: string): Promise<PlaceRow | undefined> {
  const [row] = await tx.execute<PlaceRow>(
    sql`select ${PLACE_COLUMNS} from core.brand_view place where place.id = ${id} and place.ancestor_ids && ${[...grant.nodes]}::uuid[]`,
  );
  return row;
}

/** Where some places lie. */
export async function findPlaces(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, PlaceRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.execute<PlaceRow>(
    sql`select ${PLACE_COLUMNS} from core.brand_view place where place.id = any (${[...ids]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
