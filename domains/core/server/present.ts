import type { BasicMedia, BrandItem, Location, ProfileScheme } from '../contract/schemas.ts';
import { DEFAULT_SCHEME } from '../rules/scheme.ts';
import type { BrandService } from '../rules/services.ts';
import type { Brand } from './brand.ts';
import type { BrandLine, BrandRow } from './queries/brand.ts';
import type { BrandSchemeTable } from './queries/tables.ts';

export function presentItem(row: Pick<BrandLine, keyof BrandItem>): BrandItem {
  return {
    id: row.id,
    group_id: row.group_id,
    parent_id: row.parent_id,
    type: row.type,
    name: row.name,
    number: row.number,
    status: row.status,
  };
}

/** Presents a brand, held by another domain, as a list item. */
export function presentListItem(brand: Brand): BrandItem {
  return {
    id: brand.id,
    group_id: brand.groupId,
    parent_id: brand.parentId,
    type: brand.type,
    name: brand.name,
    number: brand.number,
    status: brand.status,
  };
}

export function presentLocation(row: BrandRow): Location {
  return {
    ...presentItem(row),
    slug: row.slug,
    description: row.description,
    street: row.street,
    city: row.city,
    region: row.region,
    region_code: row.region_code,
    country: row.country_code,
    postcode: row.postcode,
    phone: row.phone,
    latitude: row.latitude,
    longitude: row.longitude,
    time_zone: row.time_zone,
    currency: row.currency,
    ownership: row.ownership,
    google_location: { result: (row.place as Location['google_location']['result']) ?? null },
  };
}

export function presentServices(
  services: readonly BrandService[],
): { code: string; type: string; sub_services: { code: string }[] }[] {
  return services.map(({ code, type, subServices }) => ({
    code,
    type,
    sub_services: subServices.map((sub) => ({ code: sub })),
  }));
}

type Pictures = Pick<
  BrandRow,
  'profile_image_id' | 'profile_image_path' | 'rectangle_image_id' | 'rectangle_image_path'
>;

function presentPicture(id: string | null, path: string | null): BasicMedia['profile_image'] {
  return id === null || path === null ? null : { uuid: id, path };
}

/** The pictures nearest to the end of a path that runs from the root down. */
export function presentMedia(path: readonly Pictures[]): BasicMedia {
  const square = path.findLast((brand) => brand.profile_image_id !== null);
  const rectangle = path.findLast((brand) => brand.rectangle_image_id !== null);
  return {
    profile_image: square === undefined ? null : presentPicture(square.profile_image_id, square.profile_image_path),
    rectangle_profile_image:
      rectangle === undefined ? null : presentPicture(rectangle.rectangle_image_id, rectangle.rectangle_image_path),
  };
}

export function presentScheme(scheme: BrandSchemeTable | undefined, path: readonly Pictures[]): ProfileScheme {
  return {
    scheme_settings:
      scheme === undefined
        ? { ...DEFAULT_SCHEME }
        : { background_color: scheme.background_color, accent_color: scheme.accent_color },
    ...presentMedia(path),
  };
}
