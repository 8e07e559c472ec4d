import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { parseBounds } from '../../rules/job-map.ts';
import { countOnMap } from '../queries/map-clusters.ts';
import { toListingSearch } from '../read-search.ts';

export const listMapPlaces = implement(contract.listMapPlaces, async ({ query }, { db, clock }) => {
  const bounds = query.bounds === undefined ? undefined : parseBounds(query.bounds);
  const { clusters, placed, unplaced } = await countOnMap(db, toListingSearch(query), bounds, clock.now());
  return { clusters: [...clusters], placed, unplaced };
});
