import { describe, expect, test } from 'vitest';
import { computeCost, daysLeft, countPeople, budgetPeriod, computeUsage, judgeCost } from './budget.ts';

test.each([
  [2026, null, '2026-01-01', '2026-12-31'],
  [2028, 1, '2028-01-01', '2028-03-31'],
  [2026, 2, '2026-04-01', '2026-06-30'],
  [2026, 4, '2026-10-01', '2026-12-31'],
])('the period of %d, quarter %s runs from %s to %s', (year, quarter, from, to) => {
  expect(budgetPeriod(year, quarter)).toEqual({ from, to });
});

test.each([
  ['2026-01-01', 2026, null, 365],
  ['2028-01-01', 2028, null, 366],
  ['2025-11-20', 2026, null, 365],
  ['2026-12-31', 2026, null, 1],
  ['2026-11-20', 2026, 4, 42],
  ['2027-01-01', 2026, 4, 0],
])('from %s on, %d with quarter %s has %d days left', (day, year, quarter, days) => {
  expect(daysLeft(day, budgetPeriod(year, quarter))).toBe(days);
});

test.each([
  ['two for a week of 40 hours at 14.00', 2, 2400, 1400, 7, 112_000],
  ['one for a day of it', 1, 2400, 1400, 1, 8000],
  ['one for the rest of a quarter', 1, 2400, 1400, 42, 336_000],
  ['a whole year', 1, 2400, 1400, 365, 2_920_000],
  ['half a unit is rounded up', 1, 30, 7, 1, 1],
  ['less than half a unit is rounded down', 1, 30, 6, 1, 0],
  ['the most of everything, exactly', 500, 4800, 99_999_999, 366, 209_142_855_051_429],
  ['nobody', 0, 2400, 1400, 365, 0],
])('%s: %d × %d minutes × %d over %d days is %d', (_what, people, weeklyMinutes, pay, days, cost) => {
  expect(computeCost(people, { weeklyMinutes, pay }, days)).toBe(cost);
});

test.each([
  ['WAITING', 3, 0, 3],
  ['APPROVED', 3, 1, 3],
  ['APPROVED', 3, 4, 4],
  ['CLOSED', 3, 1, 1],
  ['DECLINED', 3, 0, 0],
  ['WITHDRAWN', 3, 0, 0],
] as const)(
  'a request that is %s for %d people, of whom %d are hired, counts for %d',
  (status, headcount, hires, people) => {
    expect(countPeople({ status, headcount, hires })).toBe(people);
  },
);

describe('a budget of 1000', () => {
  test.each([
    ['is whole without requests', [], { asked: 0, approved: 0, used: 0, left: 1000 }],
    [
      'is not touched by what is only asked for',
      [['WAITING', 300, 0]],
      { asked: 300, approved: 0, used: 0, left: 1000 },
    ],
    ['holds open places of approved requests', [['APPROVED', 300, 0]], { asked: 0, approved: 300, used: 0, left: 700 }],
    ['counts hires as used', [['APPROVED', 100, 200]], { asked: 0, approved: 100, used: 200, left: 700 }],
    [
      'gets the open places of closed requests back, not their hires',
      [['CLOSED', 100, 200]],
      { asked: 0, approved: 0, used: 200, left: 800 },
    ],
    ['gets declined ones back', [['DECLINED', 300, 0]], { asked: 0, approved: 0, used: 0, left: 1000 }],
    ['gets back what was taken back', [['WITHDRAWN', 300, 0]], { asked: 0, approved: 0, used: 0, left: 1000 }],
    ['can be overdrawn', [['APPROVED', 900, 200]], { asked: 0, approved: 900, used: 200, left: -100 }],
  ] as const)('%s', (_rule, held, standing) => {
    expect(
      computeUsage(
        1000,
        held.map(([status, open, hired]) => ({ status, open, hired })),
      ),
    ).toEqual(standing);
  });
});

test.each([
  [1000, 'ASK', 'GROUP_MANAGER', { overBy: null, follows: 'NOTHING', also: [] }],
  [1001, 'ASK', 'GROUP_MANAGER', { overBy: 1, follows: 'REASON', also: ['GROUP_MANAGER'] }],
  [1001, 'REFUSE', null, { overBy: 1, follows: 'REFUSED', also: [] }],
] as const)('with 1000 left, %d at a brand that says %s %s is %j', (cost, over, over_role, verdict) => {
  expect(judgeCost(cost, 1000, { over, over_role })).toEqual(verdict);
});
