import { expect, test } from 'vitest';
import { isWatched } from './horizon.ts';

const now = new Date('2026-11-18T12:00:00Z');

test.each([
  ['this week', '2026-11-16', true],
  ['the week before', '2026-11-09', true],
  ['a week that is long over', '2026-11-02', false],
  ['eight weeks ahead', '2027-01-11', true],
  ['ten weeks ahead', '2027-01-25', false],
])('%s', (_what, week, watched) => {
  expect(isWatched(week, now)).toBe(watched);
});
