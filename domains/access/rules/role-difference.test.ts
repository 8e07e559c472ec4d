import { expect, test } from 'vitest';
import { differenceOf, limitedTo, sameRights, switched, writtenFrom } from './role-difference.ts';
import type { WrittenRights } from './role-difference.ts';

const bar = { POSITION_CATEGORY: ['BAR'] };
const both = { POSITION_CATEGORY: ['BAR', 'KITCHEN'] };

test.each<[string, WrittenRights, WrittenRights, unknown]>([
  ['a permission that the base has not', {}, { HIRE: {} }, 'ADDED'],
  ['a permission that only the base has', { HIRE: {} }, {}, 'REMOVED'],
  ['a permission for fewer departments', { HIRE: {} }, { HIRE: bar }, 'LIMITED'],
  ['a permission in both, alike', { HIRE: bar }, { HIRE: bar }, null],
  ['the same departments in another order', { HIRE: both }, { HIRE: { POSITION_CATEGORY: ['KITCHEN', 'BAR'] } }, null],
  ['a permission in neither', {}, {}, null],
])('%s', (_what, base, written, difference) => {
  expect(differenceOf(base, written, 'HIRE')).toBe(difference);
  expect(sameRights(base, written)).toBe(difference === null);
});

test('a permission is switched on without limits, limited, opened to all again, and switched off', () => {
  const on = switched(writtenFrom([]), 'HIRE', true);
  expect(on).toEqual({ HIRE: {} });
  expect(limitedTo(on, 'HIRE', ['BAR'])).toEqual({ HIRE: bar });
  expect(limitedTo({ HIRE: bar }, 'HIRE', [])).toEqual({ HIRE: {} });
  expect(switched({ HIRE: bar }, 'HIRE', false)).toEqual({});
});

test('limits of another kind stay when departments are chosen', () => {
  const boards = { JOB_BOARD: ['indoor'] };
  expect(limitedTo({ VIEW_JOBS: boards }, 'VIEW_JOBS', ['BAR'])).toEqual({ VIEW_JOBS: { ...boards, ...bar } });
});
