import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { findMapPlaces } from '../queries/search-listings.ts';
import { readSearch } from '../read-search.ts';

export const listMapPlaces = implement(contract.listMapPlaces, async ({ query }, { db, clock }) => ({
  places: await findMapPlaces(db, readSearch(query), clock.now()),
}));
