import { expect, test } from 'vitest';
import { findAudience, isNew } from './audience.ts';

test.each([
  ['nowhere', [], { at: [], below: [] }],
  ['works at a place', [{ path: ['g', 'c', 'l'], leads: false }], { at: ['g', 'c', 'l'], below: [] }],
  ['leads a country', [{ path: ['g', 'c'], leads: true }], { at: ['g', 'c'], below: ['c'] }],
  [
    'works at one place and leads another',
    [
      { path: ['g', 'c', 'l'], leads: false },
      { path: ['g', 'c', 'm'], leads: true },
    ],
    { at: ['g', 'c', 'l', 'm'], below: ['m'] },
  ],
])('somebody who %s hears of %j', (_who, standings, concern) => {
  expect(findAudience(standings)).toEqual(concern);
});

const at = (text: string) => new Date(text);
test.each([
  ['2026-11-20T10:00:00Z', undefined, true],
  ['2026-11-20T10:00:00Z', at('2026-11-20T09:59:59Z'), true],
  ['2026-11-20T10:00:00Z', at('2026-11-20T10:00:00Z'), false],
])('told %s and seen until %s is new: %s', (published, seen, expected) => {
  expect(isNew(at(published), seen)).toBe(expected);
});
