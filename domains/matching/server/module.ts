import { defineModule } from '@hearth/platform/module';
import { getMatch, listMatches } from './handlers/matches.ts';
import { getBrandWeights, getJobWeights, putBrandWeights, putJobWeights } from './handlers/weights.ts';

/** How well somebody fits a post, explained line by line. */
export const matching = defineModule({
  name: 'matching',
  endpoints: [listMatches, getMatch, getJobWeights, putJobWeights, getBrandWeights, putBrandWeights],
});
