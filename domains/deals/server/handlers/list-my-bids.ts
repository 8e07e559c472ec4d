import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/bid-endpoints.ts';
import { DAYS_KEPT_IN_LISTS, MOST_LISTED } from '../../rules/limits.ts';
import { presentMyBid } from '../present-bids.ts';
import { findBiddingsById, findBidsById, findMyBidIds } from '../queries/bid.ts';

const MS_PER_DAY = 86_400_000;

/** Row security decides which are the caller's. */
export const listMyBids = implement(contract.listMyBids, async (_input, { db, clock }) => {
  const since = new Date(clock.now().getTime() - DAYS_KEPT_IN_LISTS * MS_PER_DAY);
  const ids = await findMyBidIds(db, since, MOST_LISTED);
  if (ids.length === 0) return { bids: [] };
  return inScope(db, SYSTEM, async (system) => {
    const rows = new Map((await findBidsById(system, ids)).map((row) => [row.id, row]));
    const biddings = new Map(
      (await findBiddingsById(system, [...new Set([...rows.values()].map(({ bidding_id: bidding }) => bidding))])).map(
        (row) => [row.id, row],
      ),
    );
    return {
      bids: ids.flatMap((id) => {
        const bid = rows.get(id);
        const bidding = biddings.get(bid?.bidding_id ?? '');
        return bid === undefined || bidding === undefined ? [] : presentMyBid(bid, bidding);
      }),
    };
  });
});
