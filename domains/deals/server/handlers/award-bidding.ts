import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { refuseStale } from '@hearth/platform/database/versioned-rows';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/bid-endpoints.ts';
import { BIDDING_OVER, DEAL_OWN, DEAL_STALE, NO_BIDS } from '../../contract/failures.ts';
import { awardBidding as award, lockBidding } from '../award-bidding.ts';
import { findBidsOf, isBiddingReached } from '../queries/bid.ts';

/** Nobody awards what they bid for or give; without anybody who can work the shift, bidding goes on. */
export const awardBidding = implement(
  contract.awardBidding,
  async ({ params, body }, { db, clock, emit, actor, grant }) => {
    if (!(await isBiddingReached(db, grant, params.bidding_id))) throw failure(NOT_FOUND);
    return inScope(db, SYSTEM, async (system) => {
      const work = { db: system, clock, emit };
      const bidding = await lockBidding(work, params.bidding_id);
      if (bidding === undefined) throw failure(NOT_FOUND);
      if (bidding.state !== 'OPEN') throw failure(BIDDING_OVER);
      const bids = (await findBidsOf(system, [bidding.id])).filter(({ state }) => state === 'PLACED');
      if (bidding.giver_user === actor.userId || bids.some(({ user_id: id }) => id === actor.userId))
        throw failure(DEAL_OWN);
      refuseStale(DEAL_STALE, bidding.version, body.version);
      const outcome = await award(work, bidding, { userId: actor.userId });
      if (outcome.state !== 'AWARDED') throw failure(outcome.state === 'EMPTY' ? NO_BIDS : BIDDING_OVER);
      return {
        deal_id: outcome.deal.id,
        winner: outcome.winner.bid.employee_name,
        needs_approval: outcome.deal.state === 'TAKEN',
      };
    });
  },
);
