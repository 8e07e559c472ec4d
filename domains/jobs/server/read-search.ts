import type { PublicSearch } from '../contract/schemas.ts';
import { parsePoint } from '../rules/distance.ts';
import { DEFAULT_RADIUS_KM, RESULTS_PER_PAGE } from '../rules/limits.ts';
import { searchWords } from '../rules/search-text.ts';
import type { ListingSearch } from './queries/search-listings.ts';

/** What a public search looks for, as its query needs it. */
export function readSearch(query: PublicSearch): ListingSearch {
  const { pay_from: amount, currency } = query;
  return {
    words: searchWords(query.q ?? ''),
    placeWords: searchWords(query.place ?? ''),
    site: query.site,
    locationId: query.location_id,
    country: query.country,
    near: query.near === undefined ? undefined : (parsePoint(query.near) ?? undefined),
    withinKm: query.within_km ?? DEFAULT_RADIUS_KM,
    employmentTypes: query.employment_type ?? [],
    shiftTimes: query.shift_time ?? [],
    payFrom: amount === undefined || currency === undefined ? undefined : { amount, currency },
    sort: query.sort ?? 'BEST',
    isFolded: query.folded === 'true',
    offset: query.offset ?? 0,
    limit: query.limit ?? RESULTS_PER_PAGE,
  };
}
