import { defineModule } from '@hearth/platform/module';
import { draftFromGap, listCoverageGaps } from './handlers/gaps.ts';
import { getMatch, listMatches } from './handlers/matches.ts';
import { askOtherProcess, listOwnNotices } from './handlers/own-notices.ts';
import { giveNotices } from './jobs/give-notices.ts';
import { getBrandWeights, getJobWeights, putBrandWeights, putJobWeights } from './handlers/weights.ts';

/** Explained scores for applicants, and jobs for open shifts. */
export const matching = defineModule({
  name: 'matching',
  endpoints: [
    listMatches,
    getMatch,
    getJobWeights,
    putJobWeights,
    getBrandWeights,
    putBrandWeights,
    listCoverageGaps,
    draftFromGap,
    listOwnNotices,
    askOtherProcess,
  ],
  jobs: [giveNotices],
});
