import { listMyShifts } from '@hearth/domains/scheduling/contract';
import { PLANNING } from '@hearth/kit/constants';
import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { count, rowVersion, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { listedBidding, myBid, rankedBid } from './bid-schemas.ts';
import { countWaitingDeals, getDealOptions, listDeals, listMyDeals, listMyOpenShifts } from './endpoints.ts';
import { BIDDING_OVER, DEAL_OFF, DEAL_OWN, DEAL_STALE, NO_BIDS, NOT_ELIGIBLE, SHIFT_NOT_YOURS } from './failures.ts';

const service = 'scheduling';

export const listMyBids = endpoint({
  service,
  access: signedIn(),
  whileActing: 'allowed',
  id: 'deals.listMyBids',
  method: 'GET',
  path: '/v1/my/bids',
  summary: 'Lists the caller’s bids for shifts: all that still count, and those that ended in the last weeks.',
  answer: z.strictObject({ bids: z.array(myBid) }),
});

export const placeBid = endpoint({
  service,
  access: signedIn(),
  whileActing: 'refused',
  id: 'deals.placeBid',
  method: 'POST',
  path: '/v1/my/bids',
  summary: 'Bids for a shift that is released or open. Sent again, it is the same bid.',
  body: z.strictObject({ shift_id: uuid, employee_id: uuid }),
  answer: myBid,
  changes: () => [listMyBids, listMyOpenShifts],
  failures: { DEAL_OFF, BIDDING_OVER, NOT_ELIGIBLE, SHIFT_NOT_YOURS },
});

export const withdrawBid = endpoint({
  service,
  access: signedIn(),
  whileActing: 'refused',
  id: 'deals.withdrawBid',
  method: 'POST',
  path: '/v1/my/bids/{bid_id}/withdraw',
  summary: 'Withdraws a bid of the caller.',
  params: z.object({ bid_id: uuid }),
  body: z.strictObject({ version: rowVersion }),
  answer: myBid,
  changes: () => [listMyBids, listMyOpenShifts],
  failures: { BIDDING_OVER, DEAL_STALE },
});

const managed = {
  service,
  access: brand('id', 'PUBLISH_SCHEDULE', { orBelow: true, services: PLANNING }),
} as const;

export const listBiddings = endpoint({
  ...managed,
  id: 'deals.listBiddings',
  method: 'GET',
  path: '/v1/brands/{id}/biddings',
  whileActing: 'allowed',
  summary: 'Lists the shifts at a brand and below that staff bid for now, those that close first at the top.',
  params: z.object({ id: uuid }),
  query: z.object({
    /** Only shifts at this brand or below it. */
    place_id: uuid.optional(),
    cursor: string(400).optional(),
    limit: count(1, 100).optional(),
  }),
  answer: z.strictObject({
    biddings: z.array(listedBidding),
    total: z.int(),
    /** Where the next page begins; null after the last. */
    next_cursor: z.string().nullable(),
  }),
});

const aBidding = z.object({ id: uuid, bidding_id: uuid });

export const getBidding = endpoint({
  ...managed,
  id: 'deals.getBidding',
  method: 'GET',
  path: '/v1/brands/{id}/biddings/{bidding_id}',
  whileActing: 'allowed',
  summary: 'Returns the bids for a shift in the order in which they would get it now, with what the order goes by.',
  params: aBidding,
  answer: z.strictObject({
    bidding: listedBidding,
    bids: z.array(rankedBid),
    /** False: the order goes by pay, which the caller may not see. */
    is_ranked: z.boolean(),
  }),
});

export const awardBidding = endpoint({
  ...managed,
  id: 'deals.awardBidding',
  method: 'POST',
  path: '/v1/brands/{id}/biddings/{bidding_id}/award',
  whileActing: 'refused',
  summary: 'Ends bidding for a shift now: the best bid by the order of the location gets it. All bidders are told.',
  params: aBidding,
  body: z.strictObject({ version: rowVersion }),
  answer: z.strictObject({
    deal_id: uuid,
    winner: z.string(),
    /** A manager still has to approve it. */
    needs_approval: z.boolean(),
  }),
  changes: () => [
    listBiddings,
    getBidding,
    listDeals,
    countWaitingDeals,
    listMyBids,
    listMyDeals,
    listMyOpenShifts,
    listMyShifts,
    getDealOptions,
  ],
  failures: { BIDDING_OVER, DEAL_STALE, DEAL_OWN, NO_BIDS, SHIFT_NOT_YOURS },
});
