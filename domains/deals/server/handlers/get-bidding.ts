import { Failure, failure, FORBIDDEN, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { type Context, implement } from '@hearth/platform/module';
import * as contract from '../../contract/bid-endpoints.ts';
import { rankBidding } from '../bid-facts.ts';
import { presentBidding, presentRanked } from '../present-bids.ts';
import { findBiddingsById, findBidsOf, isBiddingReached } from '../queries/bid.ts';

/** The order of an order that goes by pay is for whoever may see pay at the location; without it, nothing of pay is read. */
export const getBidding = implement(contract.getBidding, async ({ params }, { db, grant, actor, grantAt }) => {
  if (!(await isBiddingReached(db, grant, params.bidding_id))) throw failure(NOT_FOUND);
  const bidding = await inScope(db, SYSTEM, async (tx) => (await findBiddingsById(tx, [params.bidding_id]))[0]);
  if (bidding?.state !== 'OPEN') throw failure(NOT_FOUND);
  const isRanked = bidding.bid_order !== 'LOWEST_COST' || (await seesPay(grantAt, bidding.location_id));
  return inScope(db, SYSTEM, async (system) => {
    const bids = (await findBidsOf(system, [bidding.id])).filter(({ state }) => state === 'PLACED');
    const judged = await rankBidding(system, bidding, bids, { costs: isRanked });
    const isOwn = bids.some(({ user_id: id }) => id === actor.userId);
    return {
      bidding: presentBidding(bidding, { count: bids.length, isOwn }, actor.userId),
      bids: presentRanked(judged, { order: bidding.bid_order, isRanked }),
      is_ranked: isRanked,
    };
  });
});

/**
 * Whether the call may read the pay of everybody at a location: by what a token or somebody who acts for the person may do, not by all
 * that the person may. Whoever sees the pay of some departments alone could not be shown an order of all.
 */
async function seesPay(grantAt: Context<'brand'>['grantAt'], locationId: string): Promise<boolean> {
  try {
    return (await grantAt(locationId, { permission: 'VIEW_PAY', orBelow: false })).codes === null;
  } catch (refused) {
    if (refused instanceof Failure && refused.kind.code === FORBIDDEN.code) return false;
    throw refused;
  }
}
