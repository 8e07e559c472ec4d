import { expect, test } from 'vitest';
import { toMinorUnits, fromMinorUnits } from './minor-units.ts';

test.each([
  ['15.50', 'EUR', 1550],
  ['15,5', 'EUR', 1550],
  ['15', 'EUR', 1500],
  ['1200', 'JPY', 1200],
  ['15.505', 'EUR', undefined],
  ['12.5', 'JPY', undefined],
  ['a lot', 'EUR', undefined],
])('%s in %s is %s', (text, currency, amount) => {
  expect(toMinorUnits(text, currency)).toBe(amount);
});

test.each([
  [1550, 'EUR', '15.50'],
  [1200, 'JPY', '1200'],
])('%d of %s is typed as %s, and read again as it was', (amount, currency, text) => {
  expect(fromMinorUnits(amount, currency)).toBe(text);
  expect(toMinorUnits(text, currency)).toBe(amount);
});
