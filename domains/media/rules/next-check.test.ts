import { expect, test } from 'vitest';
import { checkDelay } from './next-check.ts';

test.each([
  [0, 15],
  [1, 30],
  [2, 60],
  [5, 480],
  [6, 900],
  [1000, 900],
])('after %i looks at which the scanner could not be asked, a file waits %i seconds', (checks, seconds) => {
  expect(checkDelay(checks)).toBe(seconds * 1000);
});
