import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { countWaiting } from '../queries/deal.ts';

/** For the number beside the menu's entry: one statement, over what is pending alone. */
export const countWaitingDeals = implement(contract.countWaitingDeals, async (_input, { db, grant, actor, clock }) => ({
  count: await countWaiting(db, grant, actor.userId, clock.now()),
}));
