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
  /** Bidding for what was offered of the shift before, which nobody has ended yet. */
  readonly outdated: BiddingRow | undefined;
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
    const bidding = known !== undefined && isForOffer(known, offer) ? known : undefined;
    const outdated = bidding === undefined && known?.state === 'OPEN' ? known : undefined;
    const rule = ruleOf(shift.location_id);
    const closes = bidding?.closes_at ?? biddingEnds(offeredAt, new Date((deal?.whole ?? shift).starts_at), rule);
    const begun = bidding === undefined ? undefined : { isOpen: bidding.state === 'OPEN' };
    return { phase: biddingPhase(rule.claims, begun, closes, now), bidding, outdated, closes };
  };
}

/**
 * Whether bidding is for an offer. Bidding under way goes on when a publication changes what nobody bids for, such as a note; once it is
 * over, what is published again is offered again.
 */
function isForOffer(bidding: BiddingRow, { deal, shift, offeredAt }: Offer): boolean {
  if (bidding.deal_id !== (deal?.id ?? null)) return false;
  if (bidding.offered_at.getTime() === offeredAt.getTime()) return true;
  const seen = bidding.shift;
  return (
    bidding.state === 'OPEN' &&
    seen.location_id === shift.location_id &&
    seen.position_id === shift.position_id &&
    Date.parse(seen.starts_at) === Date.parse(shift.starts_at) &&
    Date.parse(seen.ends_at) === Date.parse(shift.ends_at)
  );
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
