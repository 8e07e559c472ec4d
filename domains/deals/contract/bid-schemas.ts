import { bidOrder } from '@hearth/domains/scheduling/schemas';
import { instant, localDate, money, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { colleague, dealShift, toldOrder, touchedRule } from './schemas.ts';

/** Where a bid is: it waits until bidding ends, was withdrawn, won, or lost. */
export const bidState = z.enum(['PLACED', 'WITHDRAWN', 'WON', 'LOST']);
export type BidState = z.infer<typeof bidState>;

/**
 * Why a bid ended as it did. Of those that lost: somebody bid earlier, has fewer hours, is employed for longer, or comes first in the
 * order of the location; the bidder cannot work it; a manager gave it to somebody; or the shift is no longer on offer.
 */
export const bidResult = z.enum([
  'BEST',
  'LATER',
  'MORE_HOURS',
  'SHORTER_SERVICE',
  'ORDER',
  'NOT_ELIGIBLE',
  'ASSIGNED',
  'ENDED',
]);
export type BidResult = z.infer<typeof bidResult>;

/** A bid of the signed-in person. */
export const myBid = z.strictObject({
  id: uuid,
  version: rowVersion,
  state: bidState,
  result: bidResult.nullable(),
  employee_id: uuid,
  location: z.strictObject({ id: uuid, name: z.string() }),
  shift: dealShift,
  order: toldOrder,
  placed_at: instant,
  closes_at: instant,
  ended_at: instant.nullable(),
});
export type MyBid = z.infer<typeof myBid>;

/** Bidding for a shift, in a manager's list. */
export const listedBidding = z.strictObject({
  id: uuid,
  version: rowVersion,
  location: z.strictObject({ id: uuid, name: z.string() }),
  shift: dealShift,
  /** Who releases it; null: nobody holds it. */
  giver: colleague.nullable(),
  order: bidOrder,
  closes_at: instant,
  bid_count: z.int(),
  /** The caller bids, or gives the shift: another manager awards it. */
  is_own: z.boolean(),
});
export type ListedBidding = z.infer<typeof listedBidding>;

/** A bid as a manager compares it with others. */
export const rankedBid = z.strictObject({
  id: uuid,
  employee: colleague,
  placed_at: instant,
  /** Its place in the order; null: the person cannot have the shift, or the caller may not see what the order goes by. */
  rank: z.int().nullable(),
  is_eligible: z.boolean(),
  /** Only where the order goes by it, as it counts shifts of other locations. */
  week_minutes: z.int().nullable(),
  /** Only where the order goes by it; null also where it is not known. */
  employed_since: localDate.nullable(),
  /** Only for whoever may see pay, where the order goes by it. */
  cost: money.nullable(),
  touches: z.array(touchedRule),
});
export type RankedBid = z.infer<typeof rankedBid>;
