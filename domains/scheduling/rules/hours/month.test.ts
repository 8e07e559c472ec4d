import { expect, test } from 'vitest';
import { dayByKey } from './month-keys.ts';
import { addMonths, weeksOfMonth } from './month.ts';

test.each([
  ['2026-12-09', 1, '2026-11-30', '2027-01-03', 35],
  ['2026-12-31', 7, '2026-11-29', '2027-01-02', 35],
  // Exactly four weeks, and six of them.
  ['2027-02-14', 1, '2027-02-01', '2027-02-28', 28],
  ['2026-08-01', 1, '2026-07-27', '2026-09-06', 42],
  ['2024-02-29', 1, '2024-01-29', '2024-03-03', 35],
])('the month of %s, in weeks from weekday %i, is shown from %s to %s', (date, start, from, to, length) => {
  const { month, days } = weeksOfMonth(date, start);
  expect(month).toBe(date.slice(0, 7));
  expect([days[0], days.at(-1), days.length]).toEqual([from, to, length]);
});

test.each([
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2027-01-15', -1, '2026-12-15'],
])('%s and %i months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

test.each([
  ['ArrowRight', false, '2026-12-03'],
  ['ArrowRight', true, '2026-12-01'],
  ['ArrowDown', false, '2026-12-09'],
  ['ArrowUp', true, '2026-11-25'],
  ['Home', false, '2026-11-30'],
  ['End', false, '2026-12-06'],
  ['a', false, undefined],
])('%s (right to left: %s) leads from a Wednesday to %s', (key, isRtl, expected) => {
  expect(dayByKey(key, '2026-12-02', { weekStart: 1, isRtl })).toBe(expected);
});
