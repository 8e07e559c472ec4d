import { expect, test } from 'vitest';
import { groupLinkedAccounts } from './together.ts';

const pair = (low: string, high: string) => ({ low_user_id: low, high_user_id: high });

test.each([
  ['nobody has said anything', [], { a: 'a', b: 'b', c: 'c' }],
  ['two are one', [pair('a', 'b')], { a: 'a', b: 'a', c: 'c' }],
  ['by way of somebody between', [pair('a', 'b'), pair('b', 'c')], { a: 'a', b: 'a', c: 'a' }],
  ['in whatever order it was said', [pair('b', 'c'), pair('a', 'c')], { a: 'a', b: 'a', c: 'a' }],
  ['in a circle', [pair('a', 'b'), pair('b', 'c'), pair('a', 'c')], { a: 'a', b: 'a', c: 'a' }],
])('people together: %s', (_rule, pairs, expected) =>
  expect(Object.fromEntries(groupLinkedAccounts(['a', 'b', 'c'], pairs))).toEqual(expected),
);
