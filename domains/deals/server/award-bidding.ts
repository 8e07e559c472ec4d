import { findPublishedById, findShiftStates } from '@hearth/domains/scheduling/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { SHIFT_NOT_YOURS } from '../contract/failures.ts';
import { closesAt, modeOf } from '../rules/deal-states.ts';
import { whyLost } from '../rules/rank-bids.ts';
import { advanceDeals, announceDeals, type DealWork, recordDeed } from './advance-deals.ts';
import { approveAtOnce } from './approve-at-once.ts';
import { type JudgedBid, rankBidding } from './bid-facts.ts';
import { loadDealRules } from './deal-rules.ts';
import { announceBidding } from './end-biddings.ts';
import { findOffer } from './offers.ts';
import { wholeOf } from './present.ts';
import {
  type BiddingRow,
  endBiddingRows,
  endBids,
  findBiddingsById,
  findBidsOf,
  lockBiddings,
  lockOffer,
} from './queries/bid.ts';
import { type DealRow, findDealsById, insertDeal, lockDeals } from './queries/deal.ts';
import { areShown } from './require-shown.ts';

/** Bidding as whoever ends it finds it, with all that could change it locked. */
export async function lockBidding(work: DealWork, id: string): Promise<BiddingRow | undefined> {
  const { db } = work;
  const [seen] = await findBiddingsById(db, [id]);
  if (seen === undefined) return undefined;
  await lockOffer(db, [seen.shift.shift_id]);
  if (seen.deal_id !== null) await lockDeals(db, [seen.deal_id]);
  await lockBiddings(db, [id]);
  return (await findBiddingsById(db, [id]))[0];
}

/** What bidding led to. `EMPTY`: nobody who bid can work the shift. `ENDED`: it was no longer on offer. */
export type Award =
  | { readonly state: 'AWARDED'; readonly deal: DealRow; readonly winner: JudgedBid }
  | { readonly state: 'EMPTY' | 'ENDED' };

/**
 * Ends bidding that the caller holds locked and that is open: the best bid by its order gets the shift, with or without approval as
 * the location has it. Everything is judged as it stands now, and every bidder is told what became of their bid, and why.
 */
export async function awardBidding(
  work: DealWork,
  bidding: BiddingRow,
  by: { readonly userId: string | null },
): Promise<Award> {
  const { db, clock } = work;
  const bids = (await findBidsOf(db, [bidding.id])).filter(({ state }) => state === 'PLACED');
  const isOffered = await isStillOffered(work, bidding);
  const ranked = isOffered ? await rankBidding(db, bidding, bids, { costs: true }) : [];
  const winner = ranked.find((bid) => bid.is_eligible);
  const deal = winner === undefined ? undefined : await makeWinner(work, bidding, winner, by);
  const at = clock.now();
  await endBids(
    db,
    isOffered
      ? ranked.map((bid) =>
          bid === winner
            ? { id: bid.id, state: 'WON', result: 'BEST' }
            : { id: bid.id, state: 'LOST', result: whyLost(bidding.bid_order, winner, bid) },
        )
      : bids.map(({ id }) => ({ id, state: 'LOST', result: 'ENDED' })),
    at,
  );
  const state = deal !== undefined ? 'AWARDED' : isOffered ? 'EMPTY' : 'ENDED';
  await endBiddingRows(db, [bidding.id], { state, at, ...(deal === undefined ? {} : { dealId: deal.id }) });
  const [after] = await findBiddingsById(db, [bidding.id]);
  if (after !== undefined) await announceBidding(work, after, bids);
  return deal !== undefined && winner !== undefined
    ? { state: 'AWARDED', deal, winner }
    : { state: isOffered ? 'EMPTY' : 'ENDED' };
}

/** Staff still see the shift as it was bid for, and it is still offered in the same way. */
async function isStillOffered({ db, clock }: DealWork, bidding: BiddingRow): Promise<boolean> {
  const { shift, giver_id: giver, deal_id: dealId } = bidding;
  const [row] = await findPublishedById(db, [shift.shift_id]);
  if (row === undefined || row.starts_at <= clock.now()) return false;
  const offer = await findOffer(db, row);
  if (offer === undefined || (offer.deal?.id ?? null) !== dealId) return false;
  const shown = offer.deal === null ? shift : wholeOf(offer.deal);
  return (await findShiftStates(db, [row.id])).isShownAs(shown, giver);
}

/** The request of whoever won: what was released is taken, an open shift is asked for in their name. */
async function makeWinner(
  work: DealWork,
  bidding: BiddingRow,
  winner: JudgedBid,
  by: { readonly userId: string | null },
): Promise<DealRow> {
  const { db } = work;
  // Whether it ends here is known only after it was taken: it is told once, as what it is then.
  const quiet = { ...work, emit: () => Promise.resolve() };
  const taken =
    bidding.deal_id === null
      ? await insertAwarded(quiet, bidding, winner, by)
      : await takeAwarded(quiet, bidding.deal_id, winner, by);
  const rule = (await loadDealRules(db, [bidding.location_id]))(bidding.location_id);
  const approved = await approveAtOnce(work, taken, modeOf(taken.verb, rule, taken.whole !== null), {
    userId: winner.bid.placed_by,
    isQuiet: true,
  });
  // A publication that is under way has the last word: whoever awards it tries again.
  if (approved === undefined && !(await areShown(db, [{ shift: wholeOf(taken), holder: taken.giver_id }])))
    throw failure(SHIFT_NOT_YOURS);
  const deal = approved ?? taken;
  await announceDeals(work, [deal], { move: 'AWARD', by: by.userId });
  return deal;
}

async function takeAwarded(
  work: DealWork,
  dealId: string,
  winner: JudgedBid,
  by: { readonly userId: string | null },
): Promise<DealRow> {
  const rows = await findDealsById(work.db, [dealId]);
  const starts = rows.map((row) => new Date(wholeOf(row).starts_at));
  const [taken] = await advanceDeals(work, rows, 'AWARD', {
    state: 'TAKEN',
    by,
    taker_id: winner.bid.employee_id,
    closes_at: closesAt('TAKEN', starts, 0),
  });
  if (taken === undefined) throw new Error('A request that is locked is there.');
  return taken;
}

async function insertAwarded(
  work: DealWork,
  { shift, group_id, location_id }: BiddingRow,
  { bid }: JudgedBid,
  by: { readonly userId: string | null },
): Promise<DealRow> {
  const { db, clock } = work;
  const now = clock.now();
  const id = newId(now.getTime());
  const isNew = await insertDeal(db, {
    id,
    group_id,
    location_id,
    verb: 'PICK_UP',
    state: 'TAKEN',
    giver_id: null,
    taker_id: bid.employee_id,
    note: '',
    at: now,
    closes_at: closesAt('TAKEN', [new Date(shift.starts_at)], 0),
    asked_by: bid.placed_by,
    // Bidding that is locked and open ends once. A key that somebody can know they could use up themselves.
    key: newId(),
    shifts: [{ ...shift, part: 'GIVEN' }],
  });
  const [row] = await findDealsById(db, [id]);
  if (!isNew || row === undefined) throw new Error('An offer that is locked is in no other request.');
  await recordDeed(work, [row], { move: 'AWARD', state: 'TAKEN', by });
  return row;
}
