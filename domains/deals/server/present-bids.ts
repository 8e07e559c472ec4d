import type { BidOrder } from '@hearth/domains/scheduling/schemas';
import type { ListedBidding, MyBid, RankedBid } from '../contract/bid-schemas.ts';
import type { ToldOrder } from '../contract/schemas.ts';
import type { JudgedBid } from './bid-facts.ts';
import { presentTouched } from './eligibility.ts';
import { presentShift } from './present.ts';
import type { BiddingRow, BidRow } from './queries/bid.ts';

/** The order as bidders are told it: that of pay would say who earns more. */
export function tellOrder(order: BidOrder): ToldOrder {
  return order === 'LOWEST_COST' ? 'LOCATION' : order;
}

/** A bid as its maker sees it. */
export function presentMyBid(bid: BidRow, bidding: BiddingRow): MyBid {
  return {
    id: bid.id,
    version: bid.version,
    state: bid.state,
    result: bid.result,
    employee_id: bid.employee_id,
    location: { id: bidding.location_id, name: bidding.location_name },
    shift: presentShift(bidding.shift),
    order: tellOrder(bidding.bid_order),
    placed_at: bid.placed_at.toISOString(),
    closes_at: bidding.closes_at.toISOString(),
    ended_at: bid.ended_at?.toISOString() ?? null,
  };
}

/** Bidding in a manager's list. */
export function presentBidding(
  bidding: BiddingRow,
  { count, isOwn }: { readonly count: number; readonly isOwn: boolean },
  userId: string,
): ListedBidding {
  const { giver_id: giver, giver_name: name } = bidding;
  return {
    id: bidding.id,
    version: bidding.version,
    location: { id: bidding.location_id, name: bidding.location_name },
    shift: presentShift(bidding.shift),
    giver: giver === null ? null : { employee_id: giver, name: name ?? '' },
    order: bidding.bid_order,
    closes_at: bidding.closes_at.toISOString(),
    bid_count: count,
    is_own: isOwn || bidding.giver_user === userId,
  };
}

/**
 * Bids in their order, each with what the order goes by alone; without a right to it, in that of time and without places. Hours and
 * service are of other locations as well, which the reader need not see.
 */
export function presentRanked(
  judged: readonly JudgedBid[],
  { order, isRanked }: { readonly order: BidOrder; readonly isRanked: boolean },
): RankedBid[] {
  const shown = isRanked
    ? judged
    : judged.toSorted((one, other) => one.placed_at.getTime() - other.placed_at.getTime());
  return shown.map(({ bid, is_eligible, week_minutes, employed_since, cost, currency, conflicts }, index) => ({
    id: bid.id,
    employee: { employee_id: bid.employee_id, name: bid.employee_name },
    placed_at: bid.placed_at.toISOString(),
    rank: isRanked && is_eligible ? index + 1 : null,
    is_eligible,
    week_minutes: order === 'FEWEST_HOURS' ? week_minutes : null,
    employed_since: order === 'SENIORITY' ? employed_since : null,
    cost: cost === null || currency === null ? null : { amount: cost, currency },
    touches: presentTouched(conflicts),
  }));
}
