import type { DealSetting } from '@hearth/domains/scheduling/schemas';
import type { PublishedRow } from '@hearth/domains/scheduling/service';
import { failure } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { BIDS_COLLECTED } from '../contract/failures.ts';
import { biddingEnds, biddingPhase } from '../rules/rank-bids.ts';
import type { DealWork } from './advance-deals.ts';
import type { OfferedShift } from './eligibility.ts';
import { keptOf, toDealShift } from './present.ts';
import { type BiddingRow, findLatestBiddings } from './queries/bid.ts';
import { type DealRow, type DealShiftRow, findDealsById, findPendingOf } from './queries/deal.ts';

/** A shift that can be claimed or bid for: a colleague's offer to all, or one that nobody holds. */
export interface Offer extends OfferedShift {
  readonly deal: DealRow | null;
  readonly shift: DealShiftRow;
  readonly offeredAt: Date;
}

/** What a request offers to everybody. */
export function releasedOffer(deal: DealRow): Offer {
  return { deal, shift: deal.given, giverId: deal.giver_id, kept: keptOf(deal), offeredAt: deal.asked_at };
}

/** A shift that staff see without anyone. */
export function openOffer(row: PublishedRow): Offer {
  return { deal: null, shift: toDealShift(row), giverId: null, offeredAt: row.published_at };
}

/** How a published shift is on offer now; not at all where somebody holds it, or somebody has claimed it already. */
export async function findOffer(tx: Tx<'system'>, row: PublishedRow): Promise<Offer | undefined> {
  const [pending] = await findDealsById(tx, await findPendingOf(tx, row.id));
  if (pending === undefined) return row.employee_id === null ? openOffer(row) : undefined;
  return pending.verb === 'RELEASE' && pending.state === 'OFFERED' ? releasedOffer(pending) : undefined;
}

/** How far bidding for an offer has come. */
export interface OfferBidding {
  readonly phase: 'NONE' | 'OPEN' | 'OVER';
  /** What has begun with the first bid. */
  readonly bidding: BiddingRow | undefined;
  readonly closes: Date;
}

/** How far bidding has come for offers, by shift; in one statement. */
export async function findBiddingOf(
  tx: Tx<'system'>,
  offers: readonly Offer[],
  ruleOf: (locationId: string) => DealSetting,
  now: Date,
): Promise<(offer: Offer) => OfferBidding> {
  const latest = await findLatestBiddings(
    tx,
    offers.map(({ shift }) => shift.shift_id),
  );
  return (offer) => {
    const { shift, deal, offeredAt } = offer;
    const known = latest.get(shift.shift_id);
    const isOfThis = known?.deal_id === (deal?.id ?? null) && known.offered_at.getTime() === offeredAt.getTime();
    const bidding = isOfThis ? known : undefined;
    const rule = ruleOf(shift.location_id);
    const closes = bidding?.closes_at ?? biddingEnds(offeredAt, new Date((deal?.whole ?? shift).starts_at), rule);
    const begun = bidding === undefined ? undefined : { isOpen: bidding.state === 'OPEN' };
    return { phase: biddingPhase(rule.claims, begun, closes, now), bidding, closes };
  };
}

/** Refuses to claim what bids are collected for. */
export async function requireNoBids(
  { db, clock }: Pick<DealWork, 'db' | 'clock'>,
  offer: Offer,
  setting: DealSetting,
): Promise<void> {
  const biddingOf = await findBiddingOf(db, [offer], () => setting, clock.now());
  if (biddingOf(offer).phase === 'OPEN') throw failure(BIDS_COLLECTED);
}
