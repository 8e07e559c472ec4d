import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { rankByUrgency } from '../../rules/attention.ts';
import { figuresByLocation, sumFigures, visibleFigures } from '../figures.ts';
import { countLocations, findPlaces } from '../queries/place.ts';

const PAGE_SIZE = 25;

/** Ranked over all locations, named for one page: the names of 25,600 locations are not read to show 25. */
export const rankLocations = implement(contract.rankLocations, async ({ query }, { db, grant, clock }) => {
  const now = clock.now();
  const found = await figuresByLocation(db, grant, now);
  const ranked = rankByUrgency(
    [...found].map(([id, figures]) => ({ id, figures })),
    query.by,
  );
  const from = query.offset ?? 0;
  const shown = ranked.slice(from, from + (query.limit ?? PAGE_SIZE));
  const places = await findPlaces(
    db,
    shown.map(({ id }) => id),
  );
  return {
    as_of: now.toISOString(),
    location_count: await countLocations(db, grant),
    total: ranked.length,
    sums: sumFigures(found.values(), visibleFigures(grant)),
    locations: shown.flatMap(({ id, figures, first }) => {
      const place = places.get(id);
      return place === undefined ? [] : [{ location: place, figures, first }];
    }),
  };
});
