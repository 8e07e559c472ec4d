import { expect, test } from 'vitest';
import { type DecidedDeal, planDecisions } from './plan-decisions.ts';

const NOW = new Date('2026-11-10T09:00:00Z');
const BY = { userId: 'manager', now: NOW };
const deal = (more: Partial<DecidedDeal>): DecidedDeal => ({
  id: 'one',
  verb: 'GIVE',
  state: 'TAKEN',
  version: 2,
  closes_at: new Date('2026-11-17T10:00:00Z'),
  giver_user: 'giver',
  taker_user: 'taker',
  ...more,
});

test.each<[string, Partial<DecidedDeal>, string | undefined]>([
  ['waits as it was seen', {}, undefined],
  ['has been changed since', { version: 3 }, 'STALE'],
  ['was taken back by who took it', { verb: 'RELEASE', state: 'OFFERED', version: 3 }, 'STALE'],
  ['has been withdrawn', { state: 'WITHDRAWN', version: 3 }, 'ENDED'],
  ['has been approved', { state: 'APPROVED' }, 'ENDED'],
  ['has begun meanwhile', { closes_at: NOW }, 'ENDED'],
])('a request that %s', (_what, more, why) => {
  const { due, left } = planDecisions([{ id: 'one', version: 2 }], [deal(more)], 'APPROVED', BY);
  expect(left.map((one) => one.why)).toEqual(why === undefined ? [] : [why]);
  expect(due).toHaveLength(why === undefined ? 1 : 0);
});

test('an offer that nobody took can be declined', () => {
  const offered = deal({ state: 'OFFERED' });
  expect(planDecisions([{ id: 'one', version: 2 }], [offered], 'DECLINED', BY).due).toEqual([offered]);
});

test('a request out of reach is gone, and one that is named twice is decided once', () => {
  const seen = [
    { id: 'one', version: 2 },
    { id: 'one', version: 2 },
    { id: 'two', version: 1 },
  ];
  const { due, left } = planDecisions(seen, [deal({})], 'APPROVED', BY);
  expect(due).toHaveLength(1);
  expect(left).toEqual([{ id: 'two', why: 'GONE' }]);
});

test.each(['giver', 'taker'])('nobody decides on a request that they take part in: the %s', (userId) => {
  for (const decision of ['APPROVED', 'DECLINED'] as const)
    expect(planDecisions([{ id: 'one', version: 2 }], [deal({})], decision, { userId, now: NOW })).toEqual({
      due: [],
      left: [{ id: 'one', why: 'OWN' }],
    });
});
