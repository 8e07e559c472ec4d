import { expect, test } from 'vitest';
import { sumByCurrency, costPerPerson, campaignMonthCost, shareOfMonth } from './cost.ts';

test.each([
  ['whole when the period holds the month', '2026-11', '2026-10-01', '2026-12-15', 3000],
  ['not at all before the period', '2026-08', '2026-09-01', '2026-11-30', 0],
  ['not at all after it', '2026-12', '2026-09-01', '2026-11-30', 0],
  ['by its days, the last one included', '2026-11', '2026-11-11', '2026-11-20', 1000],
  ['by its first day alone', '2026-11', '2026-10-01', '2026-11-01', 100],
  ['of a leap February by 29 days', '2028-02', '2028-02-29', '2028-03-31', 103],
])('the spending of a month counts %s', (_case, month, from, to, share) => {
  expect(shareOfMonth(3000, month, { from, to })).toBe(share);
});

test('amounts of one currency are added up, of several never', () => {
  const of = (amount: number, currency: string) => ({ amount, currency });
  expect(sumByCurrency([of(5, 'EUR'), of(7, 'CHF'), of(6, 'EUR'), of(0, 'USD')])).toEqual([
    of(7, 'CHF'),
    of(11, 'EUR'),
  ]);
});

test.each([
  [1000, 3, 333],
  [1000, 0, null],
])('%s for %s people is %s each', (amount, count, each) => {
  expect(costPerPerson({ amount, currency: 'EUR' }, count)?.amount ?? null).toBe(each);
});

test.each([
  ['all of it in its first month', 500, 0, 500],
  ['what came since the months before', 800, 500, 300],
  ['nothing when a board takes something back', 400, 500, 0],
])('a campaign costs a month %s', (_case, until, earlier, month) => {
  expect(campaignMonthCost(until, earlier)).toBe(month);
});
