import { listMyShifts } from '@hearth/domains/scheduling/contract';
import { LANGUAGES, PLANNING } from '@hearth/kit/constants';
import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { count, localTime, optionalText, rowVersion, string, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  BIDS_COLLECTED,
  DEAL_ENDED,
  DEAL_LATE,
  DEAL_OFF,
  DEAL_STALE,
  NOT_ELIGIBLE,
  PART_TOO_SHORT,
  SHIFT_IN_DEAL,
  SHIFT_NOT_YOURS,
} from './failures.ts';
import { colleague, deal, dealOptions, listedDeal, myDeal, newDeal, openShift, touchedRule } from './schemas.ts';

const service = 'scheduling';
/** What people may do with shifts is theirs to do: nobody does it who acts for them in their account. */
const own = { service, access: signedIn(), whileActing: 'refused' } as const;
const read = { service, access: signedIn(), whileActing: 'allowed' } as const;
const aDeal = z.object({ deal_id: uuid });
/** A part of the shift: who can take that alone. */
export const partQuery = z.object({ side: z.enum(['START', 'END']).optional(), at: localTime.optional() });
const MAKING = { BIDS_COLLECTED, DEAL_OFF, DEAL_LATE, SHIFT_IN_DEAL, SHIFT_NOT_YOURS, NOT_ELIGIBLE, PART_TOO_SHORT };
const ACTING = { BIDS_COLLECTED, DEAL_OFF, DEAL_ENDED, DEAL_STALE, NOT_ELIGIBLE };

export const listMyDeals = endpoint({
  ...read,
  id: 'deals.listMyDeals',
  method: 'GET',
  path: '/v1/my/deals',
  summary:
    'Lists the shift requests that the caller made or that are for them: all pending ones, and those of the last weeks.',
  answer: z.strictObject({ deals: z.array(myDeal) }),
});

export const listMyOpenShifts = endpoint({
  ...read,
  id: 'deals.listMyOpenShifts',
  method: 'GET',
  path: '/v1/my/open_shifts',
  summary:
    'Lists the shifts that the caller can take: those that colleagues have released, and published ones without anyone assigned.',
  answer: z.strictObject({ shifts: z.array(openShift) }),
});

export const getDealOptions = endpoint({
  ...read,
  id: 'deals.getDealOptions',
  method: 'GET',
  path: '/v1/my/shifts/{shift_id}/deal_options',
  summary: 'Returns what the caller can do with one of their published shifts, and with whom.',
  params: z.object({ shift_id: uuid }),
  query: partQuery,
  answer: dealOptions,
});

export const makeDeal = endpoint({
  ...own,
  id: 'deals.makeDeal',
  method: 'POST',
  path: '/v1/my/deals',
  summary: 'Releases, gives or swaps a shift of the caller, or asks for an open one.',
  body: newDeal,
  answer: myDeal,
  changes: () => [listMyDeals, listMyOpenShifts, getDealOptions, listMyShifts],
  failures: MAKING,
});

export const takeDeal = endpoint({
  ...own,
  id: 'deals.takeDeal',
  method: 'POST',
  path: '/v1/my/deals/{deal_id}/take',
  summary: 'Takes a released shift, or accepts one that was offered to the caller.',
  params: aDeal,
  body: z.strictObject({ version: rowVersion }),
  answer: myDeal,
  changes: () => [listMyDeals, listMyOpenShifts, listMyShifts],
  failures: ACTING,
});

export const refuseDeal = endpoint({
  ...own,
  id: 'deals.refuseDeal',
  method: 'POST',
  path: '/v1/my/deals/{deal_id}/refuse',
  summary: 'Says no to a shift that was offered to the caller, or changes their mind about one that they took.',
  params: aDeal,
  body: z.strictObject({ version: rowVersion, note: optionalText(300) }),
  answer: z.strictObject({ id: uuid }),
  changes: () => [listMyDeals, listMyOpenShifts],
  failures: { DEAL_ENDED, DEAL_STALE },
});

export const withdrawDeal = endpoint({
  ...own,
  id: 'deals.withdrawDeal',
  method: 'POST',
  path: '/v1/my/deals/{deal_id}/withdraw',
  summary: 'Withdraws a shift request of the caller.',
  params: aDeal,
  body: z.strictObject({ version: rowVersion }),
  answer: myDeal,
  changes: () => [listMyDeals, listMyOpenShifts, getDealOptions],
  failures: { DEAL_ENDED, DEAL_STALE },
});

/** Approving changes what staff see: the right to publish decides. */
const managed = {
  service,
  access: brand('id', 'PUBLISH_SCHEDULE', { orBelow: true, services: PLANNING }),
} as const;
const atBrand = z.object({ id: uuid });
const MOST_AT_ONCE = 50;

export const listDeals = endpoint({
  ...managed,
  id: 'deals.listDeals',
  method: 'GET',
  path: '/v1/brands/{id}/deals',
  whileActing: 'allowed',
  summary:
    'Lists the shift requests at a brand and below: those to decide, those that wait for a colleague, or those that ended.',
  params: atBrand,
  query: z.object({
    show: z.enum(['WAITING', 'OFFERED', 'ENDED']),
    /** Only requests at this brand or below it. */
    place_id: uuid.optional(),
    cursor: string(400).optional(),
    limit: count(1, 100).optional(),
  }),
  answer: z.strictObject({
    deals: z.array(listedDeal),
    total: z.int(),
    /** Where the next page begins; null after the last. */
    next_cursor: z.string().nullable(),
  }),
});

export const countWaitingDeals = endpoint({
  ...managed,
  id: 'deals.countWaitingDeals',
  method: 'GET',
  path: '/v1/brands/{id}/deals/waiting',
  whileActing: 'allowed',
  summary:
    'Counts the shift requests at a brand and below that wait for the caller: those that they take part in are left out.',
  params: atBrand,
  answer: z.strictObject({ count: z.int() }),
});

export const decideDeals = endpoint({
  ...managed,
  id: 'deals.decideDeals',
  method: 'POST',
  path: '/v1/brands/{id}/deals/decisions',
  whileActing: 'refused',
  summary:
    'Approves or declines shift requests at a brand and below. Approved ones change the schedule that staff see at once.',
  params: atBrand,
  body: z.strictObject({
    decision: z.enum(['APPROVED', 'DECLINED']),
    note: optionalText(300),
    /** The language of what is kept beside a conflict that the people agreed to by asking. */
    language: z.enum(LANGUAGES).default('en'),
    deals: z
      .array(z.strictObject({ id: uuid, version: rowVersion }))
      .min(1)
      .max(MOST_AT_ONCE),
  }),
  answer: z.strictObject({
    decided: z.array(z.strictObject({ id: uuid, version: rowVersion })),
    /** What was left as it is, and why; the rest is done. */
    left: z.array(
      z.strictObject({
        id: uuid,
        /** `OWN`: the caller takes part in it. */
        why: z.enum(['GONE', 'ENDED', 'STALE', 'OWN', 'SHIFT_CHANGED', 'NOT_ELIGIBLE', 'CONFLICT']),
        touches: z.array(touchedRule),
      }),
    ),
  }),
  changes: () => [listDeals, countWaitingDeals],
});

export const listDealCandidates = endpoint({
  ...managed,
  id: 'deals.listDealCandidates',
  method: 'GET',
  path: '/v1/brands/{id}/deals/{deal_id}/candidates',
  whileActing: 'allowed',
  summary: 'Lists who could take a released shift, each with the rules that it would break.',
  params: z.object({ id: uuid, deal_id: uuid }),
  answer: z.strictObject({ people: z.array(colleague.extend({ touches: z.array(touchedRule) })) }),
});

const reason = text(300);

export const makeDealFor = endpoint({
  ...managed,
  id: 'deals.makeDealFor',
  method: 'POST',
  path: '/v1/brands/{id}/deals',
  whileActing: 'refused',
  summary: 'Makes a shift request in an employee’s name, with a reason that stays on record.',
  params: atBrand,
  body: z.strictObject({ request: newDeal, reason }),
  answer: deal,
  changes: () => [listDeals, countWaitingDeals],
  failures: MAKING,
});

export const actOnDeal = endpoint({
  ...managed,
  id: 'deals.actOnDeal',
  method: 'POST',
  path: '/v1/brands/{id}/deals/{deal_id}/acts',
  whileActing: 'refused',
  summary: 'Takes, refuses or withdraws a shift request in an employee’s name, with a reason that stays on record.',
  params: z.object({ id: uuid, deal_id: uuid }),
  body: z.strictObject({
    act: z.enum(['TAKE', 'REFUSE', 'WITHDRAW']),
    /** Who takes a released shift; otherwise it is clear. */
    employee_id: uuid.optional(),
    reason,
    version: rowVersion,
  }),
  answer: deal,
  changes: () => [listDeals, listDealCandidates, countWaitingDeals],
  failures: ACTING,
});
