import { expect, test } from 'vitest';
import { daysBetween, localDay } from './local-day.ts';

test.each([
  ['2026-03-15T23:30:00Z', 'Asia/Dubai', '2026-03-16'],
  ['2026-03-15T02:00:00Z', 'America/Los_Angeles', '2026-03-14'],
  ['2026-11-20T12:00:00Z', 'UTC', '2026-11-20'],
])('%s in %s is %s', (instant, zone, day) => {
  expect(localDay(instant, zone)).toBe(day);
});

test.each([
  ['2026-03-28', '2026-03-30', 2],
  ['2026-12-31', '2027-01-01', 1],
  ['2026-03-02', '2026-03-01', -1],
])('from %s to %s are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
