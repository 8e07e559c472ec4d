import { findMyEmployments } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/bid-endpoints.ts';
import { placeBid as place } from '../place-bid.ts';
import { presentMyBid } from '../present-bids.ts';
import { findBiddingsById } from '../queries/bid.ts';

/** People bid with their own employments alone. */
export const placeBid = implement(contract.placeBid, async ({ body }, { db, clock, emit, actor }) => {
  const own = await findMyEmployments(db);
  if (!own.some(({ id }) => id === body.employee_id)) throw failure(NOT_FOUND);
  return inScope(db, SYSTEM, async (system) => {
    const bid = await place(
      { db: system, clock, emit },
      { shiftId: body.shift_id, employeeId: body.employee_id, userId: actor.userId },
    );
    const [bidding] = await findBiddingsById(system, [bid.bidding_id]);
    if (bidding === undefined) throw failure(NOT_FOUND);
    return presentMyBid(bid, bidding);
  });
});
