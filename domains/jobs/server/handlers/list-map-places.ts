import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { findMapPlaces } from '../queries/search-listings.ts';
import { toListingSearch } from '../read-search.ts';

export const listMapPlaces = implement(contract.listMapPlaces, async ({ query }, { db, clock }) => ({
  places: await findMapPlaces(db, toListingSearch(query), clock.now()),
}));
