import { expect, test } from 'vitest';
import { countingDate, lastCountedYear } from './year.ts';

test.each([
  ['2026-11-22T00:00:00Z', 2025],
  ['2027-02-28T23:59:59Z', 2025],
  ['2027-03-01T00:00:00Z', 2026],
])('at %s the newest year that is counted is %i', (now, year) => {
  expect(lastCountedYear(new Date(now))).toBe(year);
  expect(countingDate(year).getTime()).toBeLessThanOrEqual(Date.parse(now));
});
