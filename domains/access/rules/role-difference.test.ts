import { expect, test } from 'vitest';
import { findDifference, limitPermission, sameRights, togglePermission, toEditedRights } from './role-difference.ts';
import type { EditedRights } from './role-difference.ts';

const bar = { POSITION_CATEGORY: ['BAR'] };
const both = { POSITION_CATEGORY: ['BAR', 'KITCHEN'] };

test.each<[string, EditedRights, EditedRights, unknown]>([
  ['a permission that the base has not', {}, { HIRE: {} }, 'ADDED'],
  ['a permission that only the base has', { HIRE: {} }, {}, 'REMOVED'],
  ['a permission for fewer departments', { HIRE: {} }, { HIRE: bar }, 'LIMITED'],
  ['a permission in both, alike', { HIRE: bar }, { HIRE: bar }, null],
  ['the same departments in another order', { HIRE: both }, { HIRE: { POSITION_CATEGORY: ['KITCHEN', 'BAR'] } }, null],
  ['a permission in neither', {}, {}, null],
])('%s', (_what, base, written, difference) => {
  expect(findDifference(base, written, 'HIRE')).toBe(difference);
  expect(sameRights(base, written)).toBe(difference === null);
});

test('a permission is switched on without limits, limited, opened to all again, and switched off', () => {
  const on = togglePermission(toEditedRights([]), 'HIRE', true);
  expect(on).toEqual({ HIRE: {} });
  expect(limitPermission(on, 'HIRE', ['BAR'])).toEqual({ HIRE: bar });
  expect(limitPermission({ HIRE: bar }, 'HIRE', [])).toEqual({ HIRE: {} });
  expect(togglePermission({ HIRE: bar }, 'HIRE', false)).toEqual({});
});

test('limits of another kind stay when departments are chosen', () => {
  const boards = { JOB_BOARD: ['indoor'] };
  expect(limitPermission({ VIEW_JOBS: boards }, 'VIEW_JOBS', ['BAR'])).toEqual({ VIEW_JOBS: { ...boards, ...bar } });
});
