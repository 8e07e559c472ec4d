import { expect, test } from 'vitest';
import { findCommonAncestor } from './common-ancestor.ts';

test.each([
  [['root', 'north'], ['root', 'south'], 'root'],
  [['root', 'north', 'inner'], ['root', 'north', 'outer', 'deep'], 'north'],
  [['root', 'north'], ['root', 'north'], 'north'],
  [['root'], ['else'], undefined],
])('%j and %j meet at %s', (one, other, ancestor) => {
  expect(findCommonAncestor(one, other)).toBe(ancestor);
});
