import { findPublishedById } from '@hearth/domains/scheduling/service';
import { findActiveWorkplaces } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { refuseStale } from '@hearth/platform/database/versioned-rows';
import { BIDDING_OVER, DEAL_OFF, DEAL_STALE, NOT_ELIGIBLE, SHIFT_NOT_YOURS } from '../contract/failures.ts';
import { modeOf } from '../rules/deal-states.ts';
import type { DealWork } from './advance-deals.ts';
import { lockBidding } from './award-bidding.ts';
import { loadDealRules } from './deal-rules.ts';
import { findTakers } from './eligibility.ts';
import { announceBidding, endBiddings } from './end-biddings.ts';
import { findBiddingOf, findOffer } from './offers.ts';
import {
  type BidRow,
  endBids,
  findBiddingsById,
  findBidsById,
  findBidsOf,
  insertBidding,
  lockBiddings,
  lockOffer,
  placeBidRow,
  raiseBiddings,
} from './queries/bid.ts';
import { lockDeals } from './queries/deal.ts';

/**
 * Places a bid of somebody who works at the location of a shift: refused where bids are not collected (any more), where the shift is
 * not on offer, and where a rule forbids it to them. A bid that counts already is the answer.
 */
export async function placeBid(
  work: DealWork,
  wanted: { readonly shiftId: string; readonly employeeId: string; readonly userId: string },
): Promise<BidRow> {
  const { db, clock } = work;
  const { shiftId, employeeId } = wanted;
  const [shift] = await findPublishedById(db, [shiftId]);
  const workplaces = await findActiveWorkplaces(db, [employeeId]);
  if (shift === undefined || !workplaces.some((place) => place.works_at === shift.location_id))
    throw failure(NOT_FOUND);
  await lockOffer(db, [shiftId]);
  const seen = await findOffer(db, shift);
  if (seen?.deal != null) await lockDeals(db, [seen.deal.id]);
  const offer = await findOffer(db, shift);
  if (offer === undefined) throw failure(SHIFT_NOT_YOURS);
  const ruleOf = await loadDealRules(db, [shift.location_id]);
  const rule = ruleOf(shift.location_id);
  if (modeOf(offer.deal?.verb ?? 'PICK_UP', rule, offer.kept !== undefined) === 'OFF') throw failure(DEAL_OFF);
  const { phase, bidding, outdated, closes } = (await findBiddingOf(db, [offer], ruleOf, clock.now()))(offer);
  if (phase !== 'OPEN' || closes <= clock.now()) throw failure(BIDDING_OVER);
  if ((await findTakers(db, [offer], workplaces)).length === 0) throw failure(NOT_ELIGIBLE);
  const biddingId = bidding?.id ?? newId(clock.now().getTime());
  const [group_id] = workplaces.map((place) => place.group_id);
  if (group_id === undefined) throw failure(NOT_FOUND);
  // A publication or a request has replaced what it was for, and what listens to it has not ended it yet.
  if (outdated !== undefined) await endBiddings(work, [outdated.id], { result: 'ENDED' });
  if (bidding === undefined)
    await insertBidding(db, {
      id: biddingId,
      group_id,
      deal_id: offer.deal?.id ?? null,
      bid_order: rule.bid_order,
      offered_at: offer.offeredAt,
      closes_at: closes,
      shift: offer.shift,
    });
  else await lockBiddings(db, [biddingId]);
  await placeBidRow(db, {
    id: newId(clock.now().getTime()),
    bidding_id: biddingId,
    group_id,
    employee_id: employeeId,
    placed_at: clock.now(),
    placed_by: wanted.userId,
  });
  return announced(work, biddingId, employeeId);
}

/** Withdraws a bid of a person's own; one that is withdrawn already is the answer. */
export async function withdrawBid(
  work: DealWork,
  bidId: string,
  by: { readonly own: ReadonlySet<string>; readonly version: number },
): Promise<BidRow> {
  const { db, clock } = work;
  const [seen] = await findBidsById(db, [bidId]);
  if (seen === undefined || !by.own.has(seen.employee_id)) throw failure(NOT_FOUND);
  const bidding = await lockBidding(work, seen.bidding_id);
  const [bid] = await findBidsById(db, [bidId]);
  if (bid === undefined || bidding === undefined) throw failure(NOT_FOUND);
  if (bid.state === 'WITHDRAWN') return bid;
  if (bid.state !== 'PLACED' || bidding.state !== 'OPEN' || bidding.closes_at <= clock.now())
    throw failure(BIDDING_OVER);
  refuseStale(DEAL_STALE, bid.version, by.version);
  await endBids(db, [{ id: bidId, state: 'WITHDRAWN', result: null }], clock.now());
  await raiseBiddings(db, [bidding.id]);
  return announced(work, bidding.id, bid.employee_id);
}

/** The bid of somebody, once their pages and those of managers have been told. */
async function announced(work: DealWork, biddingId: string, employeeId: string): Promise<BidRow> {
  const [bidding] = await findBiddingsById(work.db, [biddingId]);
  const bid = (await findBidsOf(work.db, [biddingId])).find((one) => one.employee_id === employeeId);
  if (bid === undefined || bidding === undefined) throw new Error('What was just written is there.');
  await announceBidding(work, bidding, [bid]);
  return bid;
}
