import { implement } from '@hearth/platform/module';
import { getPinnedSearches as contract } from '../../contract/endpoints.ts';
import { findPins } from '../queries/pinned-search.ts';

export const getPinnedSearches = implement(contract, async (_input, { db, actor }) => ({
  terms: [...(await findPins(db, actor.userId))],
}));
