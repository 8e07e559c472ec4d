import { expect, test } from 'vitest';
import { isSeenByColleague } from './team-view.ts';

const own = new Set(['BAR', null]);

test.each([
  ['LOCATION', 'KITCHEN', true],
  ['LOCATION', null, true],
  ['DEPARTMENT', 'BAR', true],
  ['DEPARTMENT', 'KITCHEN', false],
  ['DEPARTMENT', null, true],
  ['OFF', 'BAR', false],
] as const)('where %s is shown, a shift of %s is seen: %s', (shows, department, seen) => {
  expect(isSeenByColleague(shows, department, own)).toBe(seen);
});
