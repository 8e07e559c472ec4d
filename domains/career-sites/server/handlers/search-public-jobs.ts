import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { presentWithFurtherPlaces } from '../further-places.ts';
import { presentListingLine } from '../present.ts';
import { searchListings } from '../queries/search-listings.ts';
import { toListingSearch } from '../read-search.ts';

export const searchPublicJobs = implement(contract.searchPublicJobs, async ({ query }, { db, clock }) => {
  const search = toListingSearch(query);
  const now = clock.now();
  const { found, total, untold } = await searchListings(db, search, now);
  const jobs = search.isFolded ? await presentWithFurtherPlaces(db, found, now) : found.map(presentListingLine);
  return { jobs, total, times_untold: untold };
});
