import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A location as jobs need it, with the group of its career site. */
export interface JobPlace {
  readonly id: string;
  readonly group_id: string;
  readonly ancestor_ids: readonly string[];
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly region: string;
  readonly region_code: string;
  readonly country: string;
  readonly postcode: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly time_zone: string;
  /** What people are paid in there. */
  readonly currency: string;
  readonly site_slug: string;
  readonly site_name: string;
  /** The nearest brand above it, or the group. */
  readonly employer: string;
  /** Neither it nor anything above it is archived or suspended: only then has it a place on a career page. */
  readonly is_open: boolean;
}

/** Finds a visible location. */
export async function findPlace(tx: Tx, locationId: string): Promise<JobPlace | undefined> {
  return (await findPlaces(tx, [locationId])).get(locationId);
}

/** Finds visible locations, by id. */
export async function findPlaces(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, JobPlace>> {
  const rows = await tx.execute<JobPlace>(sql`
    select place.id, place.group_id, place.ancestor_ids, place.name,
           coalesce(place.address, '') as address, coalesce(place.city, '') as city, coalesce(place.region, '') as region, coalesce(place.region_code, '') as region_code,
           coalesce(place.country, '') as country, coalesce(place.postcode, '') as postcode, place.latitude, place.longitude, place.currency,
           coalesce(place.time_zone, 'UTC') as time_zone, root.slug as site_slug, root.name as site_name,
           coalesce((select brand.name from core.brand_view brand
                     where brand.id = any (place.ancestor_ids) and brand.type = 'GROUP'
                     order by cardinality(brand.ancestor_ids) desc limit 1), root.name) as employer,
           not exists (select 1 from core.brand_view above where above.id = any (place.ancestor_ids) and above.status <> 'active') as is_open
    from core.brand_view place join core.brand_view root on root.id = place.group_id
    where place.id = any (${sql.val([...ids])}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
