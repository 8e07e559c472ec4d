import type { Conflict } from '@hearth/domains/scheduling/schemas';
import { findPlannedMinutes } from '@hearth/domains/scheduling/service';
import { findActiveWorkplaces, loadRates } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import { type ComparedBid, rankBids } from '../rules/rank-bids.ts';
import { findTakers } from './eligibility.ts';
import { keptOf } from './present.ts';
import type { BiddingRow, BidRow } from './queries/bid.ts';
import { findDealsById } from './queries/deal.ts';

/** A bid with what it is compared by. */
export interface JudgedBid extends ComparedBid {
  readonly bid: BidRow;
  readonly currency: string | null;
  readonly conflicts: readonly Conflict[];
}

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;

/**
 * The bids for a shift in the order in which they get it, each judged by the rules of the schedule as it is now. Costs are worked out
 * only where `costs` allows it. The number of statements does not depend on how many bids there are.
 */
export async function rankBidding(
  tx: Tx<'system'>,
  bidding: BiddingRow,
  bids: readonly BidRow[],
  { costs }: { readonly costs: boolean },
): Promise<JudgedBid[]> {
  const { shift, giver_id: giverId, deal_id: dealId, bid_order: order } = bidding;
  const ids = bids.map((bid) => bid.employee_id);
  const workplaces = await findActiveWorkplaces(tx, ids);
  // Of a part, what its giver keeps is judged as well, as it was for the bid and will be for the approval.
  const [deal] = dealId === null ? [] : await findDealsById(tx, [dealId]);
  const offer = { shift, giverId, kept: deal === undefined ? undefined : keptOf(deal) };
  const takers = new Map(
    (await findTakers(tx, [offer], workplaces)).map(({ person, conflicts }) => [person.id, conflicts]),
  );
  const since = new Map(workplaces.map((person) => [person.id, person.hire_date]));
  const minutes = await findPlannedMinutes(tx, ids, { locationId: shift.location_id, date: shift.date });
  const day = { from: shift.date, to: shift.date };
  const book = costs && order === 'LOWEST_COST' ? await loadRates(tx, ids, day) : undefined;
  const hours = paidMinutes(shift) / MINUTES_PER_HOUR;
  const judged = bids.map((bid): JudgedBid => {
    const rate = book?.rateFor(bid.employee_id, shift.position_id, shift.location_id, shift.date) ?? null;
    return {
      id: bid.id,
      placed_at: bid.placed_at,
      week_minutes: minutes.get(bid.employee_id) ?? 0,
      employed_since: since.get(bid.employee_id) ?? null,
      cost: rate === null ? null : Math.round(rate.amount * hours),
      currency: rate?.currency ?? null,
      is_eligible: takers.has(bid.employee_id),
      conflicts: takers.get(bid.employee_id) ?? [],
      bid,
    };
  });
  return rankBids(order, judged);
}

function paidMinutes({ starts_at: starts, ends_at: ends, unpaid_break_minutes: unpaid }: BiddingRow['shift']): number {
  return Math.round((Date.parse(ends) - Date.parse(starts)) / MS_PER_MINUTE) - unpaid;
}
