import type { Tx } from '@hearth/platform/database';
import type { FoundBrand } from '../contract/schemas.ts';
import { presentItem } from './present.ts';
import { findNames } from './queries/brand.ts';
import type { BrandLine } from './queries/brand.ts';
import { findFavourites } from './queries/favourite.ts';

type FoundRow = BrandLine & { readonly latitude: number | null; readonly longitude: number | null };

/** Presents found brands of one group: where each stands, and whether the reader has starred it. */
export async function presentFound(
  db: Tx,
  rows: readonly FoundRow[],
  userId: string,
  distanceOf: (row: FoundRow) => number | null = () => null,
): Promise<FoundBrand[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const names = await findNames(db, [...new Set(rows.flatMap((row) => row.ancestor_ids.slice(0, -1)))]);
  const favourites = new Set(await findFavourites(db, [first.group_id], userId));
  return rows.map((row) => ({
    ...presentItem(row),
    city: row.city,
    region: row.region,
    country: row.country_code,
    path: row.ancestor_ids.slice(0, -1).flatMap((id) => names.get(id) ?? []),
    is_favourite: favourites.has(row.id),
    latitude: row.latitude,
    longitude: row.longitude,
    distance_m: distanceOf(row),
  }));
}
