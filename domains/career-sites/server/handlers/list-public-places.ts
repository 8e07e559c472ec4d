import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { splitSearchWords } from '@hearth/kit/text/search-text';
import { countByCity } from '../queries/listing.ts';

const MOST_PLACES = 12;

export const listPublicPlaces = implement(contract.listPublicPlaces, async ({ query }, { db, clock }) => {
  const places = await countByCity(db, clock.now(), {
    site: query.site,
    words: splitSearchWords(query.place ?? ''),
    limit: MOST_PLACES,
  });
  return { places: [...places] };
});
