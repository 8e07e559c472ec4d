import { expect, test } from 'vitest';
import { isPayWithin } from './pay-range.ts';

const RANGE = { min: 1400, max: 1650, currency: 'EUR', per: 'HOUR' };
const pay = { amount: 1500, currency: 'EUR', per: 'HOUR' };

test.each([
  [{}, RANGE, true],
  [{ amount: 1400 }, RANGE, true],
  [{ amount: 1650 }, RANGE, true],
  [{ amount: 1399 }, RANGE, false],
  [{ amount: 1651 }, RANGE, false],
  [{ amount: 250_000, per: 'MONTH' }, RANGE, true],
  [{ amount: 9000, currency: 'TRY' }, RANGE, true],
  [{ amount: 1 }, null, true],
] as const)('pay of %j against %j is within: %s', (change, range, within) => {
  expect(isPayWithin({ ...pay, ...change }, range)).toBe(within);
});
