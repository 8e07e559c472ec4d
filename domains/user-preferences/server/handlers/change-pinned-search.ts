import { implement } from '@hearth/platform/module';
import { changePinnedSearch as contract } from '../../contract/endpoints.ts';
import { setPin } from '../queries/pinned-search.ts';

export const changePinnedSearch = implement(contract, async ({ body }, { db, actor }) => ({
  terms: [...(await setPin(db, actor.userId, body.term, body.pinned))],
}));
