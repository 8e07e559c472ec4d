import { expect, test } from 'vitest';
import { percentChange } from './change.ts';

test.each([
  [110, 100, 10],
  [90, 100, -10],
  [100, 100, 0],
  [1001, 1000, 0],
  [0, 100, -100],
  [100, 0, null],
  [0, 0, null],
])('%i after %i: %s', (now, before, change) => {
  expect(percentChange(now, before)).toBe(change);
});
