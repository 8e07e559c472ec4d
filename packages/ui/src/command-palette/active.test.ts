import { expect, test } from 'vitest';
import { activeAfter, isPaletteKey } from './active.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

test.each([
  ['down goes to the next line', 'ArrowDown', 'a', 'b'],
  ['down goes round the end', 'ArrowDown', 'g', 'a'],
  ['up goes round the beginning', 'ArrowUp', 'a', 'g'],
  ['from nowhere down goes to the first', 'ArrowDown', undefined, 'a'],
  ['from nowhere up goes to the last', 'ArrowUp', undefined, 'g'],
  ['from a line that is gone down goes to the first', 'ArrowDown', 'x', 'a'],
  ['a page passes five lines', 'PageDown', 'a', 'f'],
  ['a page stops at the end', 'PageDown', 'e', 'g'],
  ['a page stops at the beginning', 'PageUp', 'c', 'a'],
] as const)('%s', (_rule, key, from, to) => {
  expect(activeAfter(key, IDS, from)).toBe(to);
});

test('of no lines none is active', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'] as const)
    expect(activeAfter(key, [], undefined)).toBeUndefined();
});

test('keys that move in the text stay there', () => {
  expect(['Home', 'End', 'ArrowLeft', 'Enter', 'a'].filter(isPaletteKey)).toEqual([]);
});
