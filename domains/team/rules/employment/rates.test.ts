import { expect, test } from 'vitest';
import { type DatedRate, rateOn, ratesWithin } from './rates.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const own = (from: string, amount: number): DatedRate => ({
  positionId: null,
  locationId: null,
  from,
  rate: euros(amount),
});
const RATES: readonly DatedRate[] = [
  own('2026-01-01', 1200),
  own('2026-07-01', 1300),
  { positionId: 'chef', locationId: null, from: '2026-03-01', rate: euros(1600) },
  { positionId: 'chef', locationId: 'pier', from: '2026-04-01', rate: euros(1800) },
  { positionId: 'chef', locationId: 'pier', from: '2026-10-01', rate: null },
  { positionId: 'bar', locationId: 'pier', from: '2026-04-01', rate: euros(1450) },
];

test.each([
  ['the day before the first pay', 'waiter', 'pier', '2025-12-31', null],
  ['the first day', 'waiter', 'pier', '2026-01-01', 1200],
  ['a raise, from its day on', 'waiter', 'pier', '2026-07-01', 1300],
  ['the day before a raise', 'waiter', 'pier', '2026-06-30', 1200],
  ['no position', null, 'pier', '2026-05-01', 1200],
  ['a position before its pay begins', 'chef', 'pier', '2026-02-28', 1200],
  ['a position at any location', 'chef', 'hall', '2026-05-01', 1600],
  ['a position at the location', 'chef', 'pier', '2026-05-01', 1800],
  ['a position at the location once its pay has ended', 'chef', 'pier', '2026-10-01', 1600],
  ['a position with pay elsewhere only', 'bar', 'hall', '2026-05-01', 1200],
  ['no location', 'bar', null, '2026-05-01', 1200],
] as const)('%s', (_what, positionId, locationId, day, amount) => {
  expect(rateOn(RATES, { positionId, locationId, day })?.amount ?? null).toBe(amount);
  // The order in which rates are known decides nothing.
  expect(rateOn([...RATES].reverse(), { positionId, locationId, day })?.amount ?? null).toBe(amount);
});

test('rates of some days answer for each of them as all rates do', () => {
  const days = { from: '2026-06-29', to: '2026-10-05' };
  const kept = ratesWithin(RATES, days);
  expect(kept.length).toBeLessThan(RATES.length + 1);
  for (const day of ['2026-06-29', '2026-06-30', '2026-07-01', '2026-09-30', '2026-10-01', '2026-10-05'])
    for (const positionId of ['chef', 'bar', null])
      for (const locationId of ['pier', 'hall']) {
        const question = { positionId, locationId, day };
        expect(rateOn(kept, question)).toEqual(rateOn(RATES, question));
      }
  expect(ratesWithin(RATES, { from: '2026-02-01', to: '2026-02-07' })).toEqual([RATES[0]]);
});
