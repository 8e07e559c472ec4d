import { expect, test } from 'vitest';
import { orderCurrencies } from './pay-order.ts';

const of = (currency: string, jobs: number, km: number | null = null) => ({ currency, jobs, nearest_km: km });

test.each([
  ['the one of the most jobs first', [of('CHF', 2), of('EUR', 9), of('GBP', 4)], undefined, ['EUR', 'GBP', 'CHF']],
  ["the reader's own first", [of('CHF', 2), of('EUR', 9), of('GBP', 4)], 'GBP', ['GBP', 'EUR', 'CHF']],
  [
    'the nearest before the most',
    [of('EUR', 9, 300), of('CHF', 1, 12), of('GBP', 4)],
    undefined,
    ['CHF', 'EUR', 'GBP'],
  ],
  ["the reader's own before the nearest", [of('EUR', 9, 300), of('CHF', 1, 12)], 'EUR', ['EUR', 'CHF']],
  ['by code where nothing else decides', [of('USD', 3), of('EUR', 3), of('GBP', 3)], undefined, ['EUR', 'GBP', 'USD']],
  ['as found where there is one', [of('EUR', 3)], 'USD', ['EUR']],
  ['none where none is paid', [], 'EUR', []],
])('currencies: %s', (_rule, found, own, order) => {
  expect(orderCurrencies(found, own)).toEqual(order);
  expect(orderCurrencies(found.toReversed(), own)).toEqual(order);
});
