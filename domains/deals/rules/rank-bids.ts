import type { BidOrder, DealSetting } from '@hearth/domains/scheduling/schemas';
import type { BidResult } from '../contract/bid-schemas.ts';

/** What is known of a bid when it is compared with others. */
export interface ComparedBid {
  readonly id: string;
  readonly placed_at: Date;
  /** Minutes of the published shifts in the week of the shift, at every location. */
  readonly week_minutes: number;
  /** First day of the employment; null: not known. */
  readonly employed_since: string | null;
  /** In minor units; null: not known, or not for whoever compares. */
  readonly cost: number | null;
  /** Works there in the position, and no rule forbids it. */
  readonly is_eligible: boolean;
}

const MS_PER_MINUTE = 60_000;

/**
 * When bidding for a shift ends: some time before it starts, but not before everybody had some time to bid, and in any case when
 * offers end.
 */
export function biddingEnds(
  offeredAt: Date,
  startsAt: Date,
  setting: Pick<DealSetting, 'close_minutes' | 'bid_close_minutes' | 'bid_open_minutes'>,
): Date {
  const before = (minutes: number): number => startsAt.getTime() - minutes * MS_PER_MINUTE;
  const least = offeredAt.getTime() + setting.bid_open_minutes * MS_PER_MINUTE;
  return new Date(Math.min(before(setting.close_minutes), Math.max(before(setting.bid_close_minutes), least)));
}

/** Compares two bids by what an order goes by; nothing is known of a person: after those of whom it is. */
const BY_ORDER: Readonly<Record<BidOrder, (one: ComparedBid, other: ComparedBid) => number>> = {
  FIRST: () => 0,
  FEWEST_HOURS: (one, other) => one.week_minutes - other.week_minutes,
  SENIORITY: (one, other) => compare(one.employed_since ?? '9999-12-31', other.employed_since ?? '9999-12-31'),
  LOWEST_COST: (one, other) => compare(one.cost ?? Infinity, other.cost ?? Infinity),
};

function compare<T extends string | number>(one: T, other: T): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Bids in the order in which they get the shift: those that cannot have it last, and of equals whoever bid first. */
export function rankBids<B extends ComparedBid>(order: BidOrder, bids: readonly B[]): B[] {
  return bids.toSorted(
    (one, other) =>
      Number(other.is_eligible) - Number(one.is_eligible) ||
      BY_ORDER[order](one, other) ||
      one.placed_at.getTime() - other.placed_at.getTime() ||
      compare(one.id, other.id),
  );
}

const BEHIND = {
  FIRST: 'LATER',
  FEWEST_HOURS: 'MORE_HOURS',
  SENIORITY: 'SHORTER_SERVICE',
  LOWEST_COST: 'ORDER',
} as const satisfies Readonly<Record<BidOrder, BidResult>>;

/** Why a bid did not get the shift that the winner got; nothing in it says what anybody earns. */
export function whyLost(order: BidOrder, winner: ComparedBid | undefined, bid: ComparedBid): BidResult {
  if (!bid.is_eligible || winner === undefined) return 'NOT_ELIGIBLE';
  // Of equals the earlier one won; whether two cost the same is said as little as who costs more.
  return order !== 'LOWEST_COST' && BY_ORDER[order](winner, bid) === 0 ? 'LATER' : BEHIND[order];
}

/** How far a shift has come for whoever would claim it. */
export type BiddingPhase = 'NONE' | 'OPEN' | 'OVER';

/** Whether a shift is bid for now: `NONE` where the first who claims it gets it, as once bidding is over. */
export function biddingPhase(
  claims: DealSetting['claims'],
  bidding: { readonly isOpen: boolean } | undefined,
  ends: Date,
  now: Date,
): BiddingPhase {
  // What has begun goes on by the rules that it began with.
  if (bidding !== undefined) return bidding.isOpen ? 'OPEN' : 'OVER';
  if (claims !== 'BIDS') return 'NONE';
  return ends > now ? 'OPEN' : 'OVER';
}
