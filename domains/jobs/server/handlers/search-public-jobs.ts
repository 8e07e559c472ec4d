import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { parsePoint } from '../../rules/distance.ts';
import { DEFAULT_RADIUS_KM, RESULTS_PER_PAGE } from '../../rules/limits.ts';
import { searchWords } from '../../rules/search-text.ts';
import { withFurtherPlaces } from '../further-places.ts';
import { presentListingLine } from '../present.ts';
import { searchListings } from '../queries/search-listings.ts';

export const searchPublicJobs = implement(contract.searchPublicJobs, async ({ query }, { db, clock }) => {
  const { pay_from: amount, currency } = query;
  const search = {
    words: searchWords(query.q ?? ''),
    placeWords: searchWords(query.place ?? ''),
    site: query.site,
    country: query.country,
    near: query.near === undefined ? undefined : (parsePoint(query.near) ?? undefined),
    withinKm: query.within_km ?? DEFAULT_RADIUS_KM,
    employmentTypes: query.employment_type ?? [],
    payFrom: amount === undefined || currency === undefined ? undefined : { amount, currency },
    sort: query.sort ?? 'BEST',
    isFolded: query.folded === 'true',
    offset: query.offset ?? 0,
    limit: query.limit ?? RESULTS_PER_PAGE,
  };
  const now = clock.now();
  const { found, total } = await searchListings(db, search, now);
  return { jobs: search.isFolded ? await withFurtherPlaces(db, found, now) : found.map(presentListingLine), total };
});
