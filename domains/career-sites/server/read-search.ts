import type { PublicSearch } from '../contract/schemas.ts';
import { parsePoint, understandPlace, understandWords } from '@hearth/domains/jobs/rules';
import { DEFAULT_RADIUS_KM, RESULTS_PER_PAGE } from '../rules/limits.ts';
import type { ListingSearch } from './queries/listing-conditions.ts';

/** Converts a public query to a listing search. */
export function toListingSearch(query: PublicSearch): ListingSearch {
  const { pay_from: amount, currency } = query;
  return {
    words: understandWords(query.q ?? ''),
    placeWords: understandPlace(query.place ?? ''),
    site: query.site,
    locationId: query.location_id,
    country: query.country,
    near: query.near === undefined ? undefined : (parsePoint(query.near) ?? undefined),
    withinKm: query.within_km ?? DEFAULT_RADIUS_KM,
    employmentTypes: query.employment_type ?? [],
    shiftTimes: query.shift_time ?? [],
    payFrom: amount === undefined || currency === undefined ? undefined : { amount, currency },
    currency,
    sort: query.sort ?? 'BEST',
    isFolded: query.folded === 'true',
    offset: query.offset ?? 0,
    limit: query.limit ?? RESULTS_PER_PAGE,
  };
}
