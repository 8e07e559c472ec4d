import { expect, test } from 'vitest';
import { matchesVersion } from './entity-tag.ts';

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['*', true],
  ['W/"b", W/"a"', true],
  [['W/"b"', '"a"'], true],
  ['W/"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('%j names the version W/"a": %s', (header, names) => {
  expect(matchesVersion(header, 'W/"a"')).toBe(names);
});
