import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { type OwnBid, type OwnDeal, findOwnBids, findOwnDeals, findShiftsOf } from './queries/own-dealings.ts';

/** A shift of a request or bid: what its person knew of it. */
interface DealtShift {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

export { findCandidates, presentTouched } from './eligibility.ts';
export type { Taker } from './eligibility.ts';
export { toDealShift, takePart } from './present.ts';

/** All requests and bids of the signed-in person, with the day and times of each shift; the oldest first. */
export async function findOwnDealings(tx: Tx<'self'>): Promise<{
  readonly deals: readonly (OwnDeal & { readonly shift: DealtShift | null })[];
  readonly bids: readonly (OwnBid & { readonly shift: DealtShift | null })[];
}> {
  // Row security decides which are theirs.
  const deals = await findOwnDeals(tx);
  const bids = await findOwnBids(tx);
  const rows = await inScope(tx, SYSTEM, (system) =>
    findShiftsOf(system, {
      dealIds: deals.map(({ id }) => id),
      biddingIds: bids.map(({ bidding_id: id }) => id),
    }),
  );
  const shifts = new Map(rows.map(({ of, ...shift }) => [of, shift]));
  return {
    deals: deals.map((deal) => ({ ...deal, shift: shifts.get(deal.id) ?? null })),
    bids: bids.map((bid) => ({ ...bid, shift: shifts.get(bid.bidding_id) ?? null })),
  };
}
