import { expect, test } from 'vitest';
import { pauseAfter } from './pauses.ts';

const [MINUTE, HOUR] = [60, 3600];

test.each([
  [1, 5],
  [2, 5 * MINUTE],
  [3, 30 * MINUTE],
  [4, 2 * HOUR],
  [5, 5 * HOUR],
  [6, 10 * HOUR],
  [7, 14 * HOUR],
  [8, 20 * HOUR],
  [9, 24 * HOUR],
])('after try %i the pause is about %i seconds', (attempt, seconds) => {
  expect(pauseAfter(attempt, 0.5)).toBe(seconds * 1000);
  expect(pauseAfter(attempt, 0)).toBe(seconds * 900);
  expect(pauseAfter(attempt, 1)).toBe(seconds * 1100);
});

test('after the tenth try it is given up', () => {
  expect(pauseAfter(10, 0.5)).toBeNull();
});
