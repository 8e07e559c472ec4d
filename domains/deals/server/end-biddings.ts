import { BIDDING_CHANGED } from '../contract/events.ts';
import type { DealWork } from './advance-deals.ts';
import {
  type BiddingRow,
  type BidRow,
  endBiddingRows,
  endBids,
  findBiddingsById,
  findBidsOf,
  lockBiddings,
} from './queries/bid.ts';

/** Tells the pages of bidders and managers that bidding has changed; bidders are notified once it has ended. */
export async function announceBidding(
  { emit }: Pick<DealWork, 'emit'>,
  bidding: BiddingRow,
  bids: readonly Pick<BidRow, 'user_id'>[],
): Promise<void> {
  const users = new Set(bids.flatMap(({ user_id: id }) => (id === null ? [] : [`user:${id}` as const])));
  await emit(
    BIDDING_CHANGED.of({
      group_id: bidding.group_id,
      topics: [`brand:${bidding.location_id}`, ...users],
      data: {
        bidding_id: bidding.id,
        location_id: bidding.location_id,
        state: bidding.state,
        version: bidding.version,
      },
    }),
  );
}

/**
 * Ends bidding without comparing bids: the shift is no longer on offer, or a manager gave it to somebody, who has won if they bid.
 * Ones that have ended stay as they are.
 */
export async function endBiddings(
  work: DealWork,
  ids: readonly string[],
  end: { readonly result: 'ASSIGNED' | 'ENDED'; readonly takerId?: string | null },
): Promise<void> {
  if (ids.length === 0) return;
  const { db, clock } = work;
  await lockBiddings(db, ids);
  const open = (await findBiddingsById(db, ids)).filter(({ state }) => state === 'OPEN').map(({ id }) => id);
  if (open.length === 0) return;
  const bids = (await findBidsOf(db, open)).filter(({ state }) => state === 'PLACED');
  const at = clock.now();
  await endBids(
    db,
    bids.map(({ id, employee_id: employee }) => ({
      id,
      state: employee === end.takerId ? 'WON' : 'LOST',
      result: end.result,
    })),
    at,
  );
  await endBiddingRows(db, open, { state: 'ENDED', at });
  for (const bidding of await findBiddingsById(db, open))
    await announceBidding(
      work,
      bidding,
      bids.filter((bid) => bid.bidding_id === bidding.id),
    );
}
