import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { dealState } from './schemas.ts';

/** Heard by whoever takes part, by those whom a shift is offered to, and by managers of the location. */
export const DEAL_CHANGED = defineEvent('deals.deal_changed', {
  deal_id: uuid,
  location_id: uuid,
  move: z.enum(['ASK', 'TAKE', 'AWARD', 'REFUSE', 'WITHDRAW', 'APPROVE', 'DECLINE', 'EXPIRE', 'VOID']),
  state: dealState,
  /** Who did it, and needs no telling; null: nobody. */
  by_user: uuid.nullable(),
  version: z.int(),
});

/** Heard by bidders, and by managers of the location: somebody bids or withdraws, or bidding has ended. */
export const BIDDING_CHANGED = defineEvent('deals.bidding_changed', {
  bidding_id: uuid,
  location_id: uuid,
  state: z.enum(['OPEN', 'AWARDED', 'EMPTY', 'ENDED']),
  version: z.int(),
});
