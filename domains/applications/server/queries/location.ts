import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Is true if a brand is a location within reach of the grant. */
export async function isLocationInGrant(tx: Tx, grant: BrandGrant, locationId: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    select 1 from core.brand_view where id = ${locationId} and type = 'LOCATION' and status = 'active' and ancestor_ids && ${[...grant.nodes]}::uuid[]`);
  return rows.length > 0;
}

export interface LocationInfo {
  readonly location_name: string;
  readonly city: string;
  readonly employer_name: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly country: string | null;
}

/** The name, group name and coordinates of a location. */
export async function getLocationInfo(tx: Tx, locationId: string): Promise<LocationInfo> {
  const [row] = await tx.execute<LocationInfo>(sql`
    select place.name as location_name, coalesce(place.city, '') as city, root.name as employer_name, place.latitude, place.longitude, place.country
    from core.brand_view place join core.brand_view root on root.id = place.group_id where place.id = ${locationId}`);
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}
