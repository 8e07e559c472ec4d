import type { BidOrder } from '@hearth/domains/scheduling/schemas';
import { describe, expect, test } from 'vitest';
import { biddingEnds, biddingPhase, type ComparedBid, rankBids, whyLost } from './rank-bids.ts';

const at = (time: string): Date => new Date(`2026-11-10T${time}:00Z`);
const bid = (id: string, more: Partial<ComparedBid> = {}): ComparedBid => ({
  id,
  placed_at: at('09:00'),
  week_minutes: 600,
  employed_since: '2024-01-01',
  cost: 9000,
  is_eligible: true,
  ...more,
});

describe('the order of bids', () => {
  const early = bid('early', { placed_at: at('08:00') });
  const idle = bid('idle', { week_minutes: 0, placed_at: at('10:00') });
  const old = bid('old', { employed_since: '2015-03-01', placed_at: at('11:00') });
  const cheap = bid('cheap', { cost: 7000, placed_at: at('12:00') });
  const unable = bid('unable', {
    placed_at: at('07:00'),
    week_minutes: 0,
    employed_since: '1999-01-01',
    cost: 1,
    is_eligible: false,
  });
  test.each<[BidOrder, string]>([
    ['FIRST', 'early idle old cheap unable'],
    ['FEWEST_HOURS', 'idle early old cheap unable'],
    ['SENIORITY', 'old early idle cheap unable'],
    ['LOWEST_COST', 'cheap early idle old unable'],
  ])('%s', (order, expected) => {
    const ranked = rankBids(order, [unable, cheap, old, idle, early]);
    expect(ranked.map(({ id }) => id).join(' ')).toBe(expected);
  });

  test('of whom nothing is known comes after the others, and of equals the order of time counts', () => {
    const unknown = bid('unknown', { employed_since: null, cost: null, placed_at: at('01:00') });
    for (const order of ['SENIORITY', 'LOWEST_COST'] as const)
      expect(rankBids(order, [unknown, bid('b'), bid('a')]).map(({ id }) => id)).toEqual(['a', 'b', 'unknown']);
  });
});

test.each<[BidOrder, Partial<ComparedBid>, string]>([
  ['FIRST', {}, 'LATER'],
  ['FEWEST_HOURS', { week_minutes: 601 }, 'MORE_HOURS'],
  ['FEWEST_HOURS', {}, 'LATER'],
  ['SENIORITY', { employed_since: '2025-01-01' }, 'SHORTER_SERVICE'],
  ['SENIORITY', {}, 'LATER'],
  ['LOWEST_COST', { cost: 9001 }, 'ORDER'],
  ['LOWEST_COST', {}, 'ORDER'],
  ['FIRST', { is_eligible: false }, 'NOT_ELIGIBLE'],
])('why a bid lost by %s: %o', (order, more, expected) => {
  expect(whyLost(order, bid('winner', { placed_at: at('08:00') }), bid('loser', more))).toBe(expected);
});

test('without a winner nobody could have it', () => {
  expect(whyLost('FIRST', undefined, bid('one', { is_eligible: false }))).toBe('NOT_ELIGIBLE');
});

test.each([
  ['some time before the shift', '2026-11-01T10:00:00Z', '2026-11-19T18:00:00.000Z'],
  ['later, so that everybody has some time', '2026-11-19T16:00:00Z', '2026-11-20T04:00:00.000Z'],
  ['but no later than offers end', '2026-11-20T10:00:00Z', '2026-11-20T16:00:00.000Z'],
])('bidding ends %s', (_what, offered, expected) => {
  const setting = { close_minutes: 120, bid_close_minutes: 1440, bid_open_minutes: 720 };
  expect(biddingEnds(new Date(offered), new Date('2026-11-20T18:00:00Z'), setting).toISOString()).toBe(expected);
});

test.each([
  ['FIRST', undefined, '12:00', 'NONE'],
  ['BIDS', undefined, '12:00', 'OPEN'],
  ['BIDS', undefined, '08:00', 'OVER'],
  // What has begun goes on, whatever the setting says by now.
  ['FIRST', { isOpen: true }, '08:00', 'OPEN'],
  ['BIDS', { isOpen: false }, '12:00', 'OVER'],
] as const)('%s, with %o and an end at %s: %s', (claims, bidding, ends, expected) => {
  expect(biddingPhase(claims, bidding, at(ends), at('09:00'))).toBe(expected);
});
