import { implement } from '@hearth/platform/module';
import { countOnMap as contract } from '../../../contract/endpoints.ts';
import { searchWords } from '../../../rules/search-words.ts';
import { presentFound } from '../../present-found.ts';
import { countLocations, findPins } from '../../queries/location-map.ts';

export const countOnMap = implement(contract, async ({ body }, { db, grant, actor }) => {
  const search = {
    groupId: grant.groupId,
    nodes: grant.nodes,
    words: searchWords(body.term),
    type: 'LOCATION',
    parentsOnly: false,
    favouritesOf: body.favourites_only ? actor.userId : undefined,
    includeArchived: false,
  };
  const exact = await countLocations(db, search, 'exact', body.part);
  const isNothing = exact.placed + exact.unplaced === 0 && search.words.length > 0;
  const { clusters, placed, unplaced } = isNothing ? await countLocations(db, search, 'alike', body.part) : exact;
  const alone = clusters.filter(({ locations }) => locations === 1).map(({ id }) => id);
  const found = await presentFound(db, await findPins(db, grant.groupId, alone), actor.userId);
  const locationOf = new Map(found.map((location) => [location.id, location]));
  return {
    clusters: clusters.map(({ id, locations, latitude, longitude, west, south, east, north }) => ({
      location: locations === 1 ? (locationOf.get(id) ?? null) : null,
      locations,
      latitude,
      longitude,
      part: { west, south, east, north },
    })),
    placed,
    unplaced,
  };
});
