import { expect, test } from 'vitest';
import { areCountryCodes, toCountryCodes } from './country-codes.ts';

test.each([
  ['pt, DE;es\nFR', ['PT', 'DE', 'ES', 'FR']],
  ['PT pt', ['PT']],
  [' , ', []],
])('%j is %j', (typed, codes) => {
  expect(toCountryCodes(typed)).toEqual(codes);
});

test('a name is no code, and too many are refused', () => {
  expect(areCountryCodes(['PT', 'DE'], 2)).toBe(true);
  expect(areCountryCodes(['PORTUGAL'], 2)).toBe(false);
  expect(areCountryCodes(['PT', 'DE', 'ES'], 2)).toBe(false);
});
