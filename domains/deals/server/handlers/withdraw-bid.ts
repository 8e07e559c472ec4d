import { findMyEmployments } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/bid-endpoints.ts';
import { withdrawBid as withdraw } from '../place-bid.ts';
import { presentMyBid } from '../present-bids.ts';
import { findBiddingsById } from '../queries/bid.ts';

/** Only one's own; anybody else's is as unknown as one that does not exist. */
export const withdrawBid = implement(contract.withdrawBid, async ({ params, body }, { db, clock, emit }) => {
  const own = new Set((await findMyEmployments(db)).map(({ id }) => id));
  return inScope(db, SYSTEM, async (system) => {
    const bid = await withdraw({ db: system, clock, emit }, params.bid_id, { own, version: body.version });
    const [bidding] = await findBiddingsById(system, [bid.bidding_id]);
    if (bidding === undefined) throw failure(NOT_FOUND);
    return presentMyBid(bid, bidding);
  });
});
