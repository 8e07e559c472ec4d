import { expect, test } from 'vitest';
import { hasAll, hasAny, combineOverBrands } from './combination.ts';

test.each([
  [[], 'ANY', false],
  [[], 'ALL', false],
  [[true, false], 'ANY', true],
  [[true, false], 'ALL', false],
  [[false, false], 'ANY', false],
  [[true, true], 'ALL', true],
] as const)('over the answers %j, %s of the brands gives %s', (answers, modifier, result) => {
  expect(combineOverBrands(answers, modifier)).toBe(result);
});

test('of no names neither any nor all are held', () => {
  expect(hasAny([], () => true)).toBe(false);
  expect(hasAll([], () => true)).toBe(false);
});

test('any needs one of the names, all needs each', () => {
  const isHeld = (name: string) => name === 'a';
  expect([hasAny(['a', 'b'], isHeld), hasAll(['a', 'b'], isHeld)]).toEqual([true, false]);
  expect([hasAny(['b'], isHeld), hasAll(['a'], isHeld)]).toEqual([false, true]);
});
