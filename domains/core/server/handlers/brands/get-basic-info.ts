import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { isTopLevelEntry } from '@hearth/kit/brand-type';
import { implement } from '@hearth/platform/module';
import { getBasicInfo as contract } from '../../../contract/endpoints.ts';
import { BASIC_INFO_LOCATIONS } from '../../../rules/limits.ts';
import { presentItem } from '../../present.ts';
import { findPath, getBrand } from '../../queries/brand.ts';
import { findChildCounts, findLocationsBelow, findTreeView } from '../../queries/tree.ts';

export const getBasicInfo = implement(contract, async ({ query }, { db, grant }) => {
  const brand = await getBrand(db, grant.brandId);
  if (brand.group_id !== grant.groupId) throw failure(NOT_FOUND);
  const sight = await findTreeView(db, grant.nodes);
  const path = await findPath(db, brand.id);
  const counts = await findChildCounts(db, [brand], sight, false);
  const locations =
    query.include_locations === true ? await findLocationsBelow(db, brand, sight, BASIC_INFO_LOCATIONS) : undefined;
  return {
    ...presentItem(brand),
    top_level: isTopLevelEntry(brand.type),
    slug: brand.slug,
    description: brand.description,
    hecs: brand.hecs ?? [],
    time_zone: brand.time_zone,
    currency: brand.currency,
    path: path.map(({ id, name, type }) => ({ id, name, type })),
    location_count: counts.get(brand.id)?.location_count ?? 0,
    ...(locations === undefined
      ? {}
      : {
          locations: locations.map((row) => ({
            ...presentItem(row),
            city: row.city,
            country: row.country_code,
            time_zone: row.time_zone,
          })),
        }),
  };
});
