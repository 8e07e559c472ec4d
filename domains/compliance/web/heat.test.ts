import { expect, test } from 'vitest';
import { heatLevel } from './heat.ts';

test.each([
  [0, 9, 0],
  [0, 0, 0],
  [1, 9, 1],
  [3, 9, 1],
  [4, 9, 2],
  [6, 9, 2],
  [7, 9, 3],
  [9, 9, 3],
  [1, 1, 3],
])('%i of at most %i is heat %i', (count, most, heat) => {
  expect(heatLevel(count, most)).toBe(heat);
});
