import { expect, test } from 'vitest';
import { pickStaffPlace, resolveStaffBar } from './staff-writing.ts';

test.each([
  ['STAFF', true, false, null],
  ['LOCATION', true, false, null],
  ['STAFF', false, false, 'LEFT'],
  ['LOCATION', false, false, 'LEFT'],
  ['LOCATION', true, true, 'SUSPENDED'],
  ['STAFF', true, true, null],
  ['LOCATION', false, true, 'LEFT'],
] as const)('%s, works there: %s, suspended: %s → %s', (side, isActive, isSuspended, bar) => {
  expect(resolveStaffBar(side, { isActive, isSuspended })).toBe(bar);
});

test.each([
  ['a', ['a', 'b'], ['a', 'b'], 'a'],
  ['a', ['a', 'b'], ['b'], 'b'],
  ['a', ['a', 'c', 'b'], ['c', 'b'], 'b'],
  ['a', ['a'], ['b'], undefined],
  ['a', [], ['a'], undefined],
])('main %s of %s, reached %s: %s', (main, worksAt, reached, place) => {
  expect(pickStaffPlace(main, worksAt, (id) => reached.includes(id))).toBe(place);
});
