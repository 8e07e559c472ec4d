import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A location with what matching needs: its coordinates and jurisdiction. */
export interface PlaceRow {
  readonly id: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly time_zone: string;
}

/** The columns of a location, for a table aliased `place`. */
export const PLACE_COLUMNS = sql`place.id, place.latitude, place.longitude, coalesce(place.country, '') as country,
  coalesce(place.region_code, '') as region, coalesce(place.city, '') as city, coalesce(place.time_zone, 'UTC') as time_zone`;

/** Finds a location within a grant. */
export async function findGrantedPlace(tx: Tx, grant: BrandGrant, id: string): Promise<PlaceRow | undefined> {
  const [row] = await tx.execute<PlaceRow>(
    sql`select ${PLACE_COLUMNS} from core.brand_view place where place.id = ${id} and place.ancestor_ids && ${[...grant.nodes]}::uuid[]`,
  );
  return row;
}

/** Finds locations with their coordinates, by id. */
export async function findPlaces(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, PlaceRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.execute<PlaceRow>(
    sql`select ${PLACE_COLUMNS} from core.brand_view place where place.id = any (${[...ids]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
