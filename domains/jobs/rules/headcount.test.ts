import { expect, test } from 'vitest';
import type { JobStatus } from '../contract/schemas.ts';
import { headcountLeft, headcountOf } from './headcount.ts';

test.each([
  ['DRAFT', 0, 3, 0],
  ['PENDING_APPROVAL', 0, 3, 0],
  ['SCHEDULED', 0, 3, 3],
  ['LIVE', 1, 3, 3],
  ['LIVE', 4, 3, 4],
  ['PAUSED', 1, 3, 3],
  ['FILLED', 3, 3, 3],
  ['CLOSED', 1, 3, 1],
  ['EXPIRED', 0, 3, 0],
] as [JobStatus, number, number, number][])(
  'a post that is %s with %i of %i hired takes %i',
  (status, hires, target, taken) => {
    expect(headcountOf({ status, hires, hires_target: target })).toBe(taken);
  },
);

test('what other posts take is not left, and never less than nothing', () => {
  const live = { status: 'LIVE' as const, hires: 0, hires_target: 2 };
  expect(headcountLeft(5, [])).toBe(5);
  expect(headcountLeft(5, [live, live])).toBe(1);
  expect(headcountLeft(3, [live, live])).toBe(0);
});
