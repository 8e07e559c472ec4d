import { expect, test } from 'vitest';
import { fractionDigits } from './currency.ts';

test.each([
  ['EUR', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['ISK', 0],
])('amounts in %s have %i digits after the decimal point', (currency, digits) => {
  expect(fractionDigits(currency)).toBe(digits);
});
