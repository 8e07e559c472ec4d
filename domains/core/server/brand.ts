import type { BrandLine, BrandRow, PlaceRow } from './queries/brand.ts';
import type { BrandStatus } from './queries/tables.ts';

/** A brand as other domains know it. */
export interface Brand {
  readonly id: string;
  readonly groupId: string;
  readonly parentId: string | null;
  /** From the root down to the brand itself. */
  readonly ancestorIds: readonly string[];
  readonly type: string;
  readonly name: string;
  readonly number: string | null;
  readonly status: BrandStatus;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
  readonly timeZone: string;
}

/** A brand with all its details. */
export interface BrandDetail extends Brand {
  readonly slug: string;
  readonly currency: string;
  readonly street: string | null;
  readonly postcode: string | null;
  readonly phone: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * A brand's place in the tree. `status` includes the brands above: a suspended one suspends all below. `status`
 * counts the brands above in: below a suspended brand all are suspended.
 */
export interface BrandPlace {
  readonly id: string;
  readonly groupId: string;
  readonly ancestorIds: readonly string[];
  readonly type: string;
  readonly status: BrandStatus;
}

export function toBrand(row: BrandLine): Brand {
  return {
    id: row.id,
    groupId: row.group_id,
    parentId: row.parent_id,
    ancestorIds: row.ancestor_ids,
    type: row.type,
    name: row.name,
    number: row.number,
    status: row.status,
    city: row.city,
    region: row.region,
    country: row.country_code,
    timeZone: row.time_zone,
  };
}

export function toBrandDetail(row: BrandRow): BrandDetail {
  return {
    ...toBrand(row),
    slug: row.slug,
    currency: row.currency,
    street: row.street,
    postcode: row.postcode,
    phone: row.phone,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}

export function toBrandPlace(row: PlaceRow): BrandPlace {
  return {
    id: row.id,
    groupId: row.group_id,
    ancestorIds: row.ancestor_ids,
    type: row.type,
    status: row.status,
  };
}
