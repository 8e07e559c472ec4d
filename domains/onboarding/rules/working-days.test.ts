import { expect, test } from 'vitest';
import { addWorkingDays } from './working-days.ts';

test.each([
  // 2026-11-30 is a Monday.
  ['2026-11-30', 0, '2026-11-30'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-11-30', 5, '2026-12-07'],
  ['2026-11-30', -1, '2026-11-27'],
  ['2026-11-30', -3, '2026-11-25'],
  ['2026-12-05', 0, '2026-12-05'],
  ['2026-12-05', 1, '2026-12-07'],
  ['2026-12-06', -1, '2026-12-04'],
  ['2027-02-26', 1, '2027-03-01'],
])('%s and %i working days is %s', (day, count, expected) => {
  expect(addWorkingDays(day, count)).toBe(expected);
});
