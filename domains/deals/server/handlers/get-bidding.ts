import { findGrantFor } from '@hearth/domains/access/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/bid-endpoints.ts';
import { rankBidding } from '../bid-facts.ts';
import { presentBidding, presentRanked } from '../present-bids.ts';
import { findBiddingsById, findBidsOf, isBiddingReached } from '../queries/bid.ts';

/** The order of an order that goes by pay is for whoever may see pay at the location; without it, nothing of pay is read. */
export const getBidding = implement(contract.getBidding, async ({ params }, { db, grant, clock, actor }) => {
  if (!(await isBiddingReached(db, grant, params.bidding_id))) throw failure(NOT_FOUND);
  return inScope(db, SYSTEM, async (system) => {
    const [bidding] = await findBiddingsById(system, [params.bidding_id]);
    if (bidding?.state !== 'OPEN') throw failure(NOT_FOUND);
    const need = { permission: 'VIEW_PAY', orBelow: false } as const;
    const pay = await findGrantFor(system, actor.userId, bidding.location_id, need, clock.now());
    // Whoever sees the pay of some departments alone could not be shown an order of all.
    const isRanked = bidding.bid_order !== 'LOWEST_COST' || (pay !== null && pay.codes === null);
    const bids = (await findBidsOf(system, [bidding.id])).filter(({ state }) => state === 'PLACED');
    const judged = await rankBidding(system, bidding, bids, { costs: isRanked });
    const isOwn = bids.some(({ user_id: id }) => id === actor.userId);
    return {
      bidding: presentBidding(bidding, { count: bids.length, isOwn }, actor.userId),
      bids: presentRanked(judged, isRanked),
      is_ranked: isRanked,
    };
  });
});
