import { expect, test } from 'vitest';
import { partAt, rangeOf, stepDate } from './step-day.ts';

test.each([
  ['05/12/2026', 0, 'day'],
  ['05/12/2026', 2, 'day'],
  ['05/12/2026', 3, 'month'],
  ['05/12/2026', 5, 'month'],
  ['05/12/2026', 6, 'year'],
  ['05/12/2026', 10, 'year'],
  ['5. 12. 2026', 3, 'month'],
  ['5/', 2, 'month'],
  ['', 0, 'day'],
  ['1/2/3/4', 7, 'year'],
] as const)('in %j a caret at %i is in the %s', (text, caret, part) => {
  expect(partAt('en', text, caret)).toBe(part);
});

test.each([
  ['day', 0, 2],
  ['month', 3, 5],
  ['year', 6, 10],
] as const)('the %s is from %i to %i', (part, from, to) => {
  expect(rangeOf('de', '2026-12-05', part)).toEqual({ from, to });
});

test.each([
  ['2026-12-31', 'day', 1, '2027-01-01'],
  ['2027-01-01', 'day', -1, '2026-12-31'],
  ['2026-01-31', 'month', 1, '2026-02-28'],
  ['2026-01-15', 'month', -1, '2025-12-15'],
  ['2028-02-29', 'year', 1, '2029-02-28'],
] as const)('%s with its %s moved by %i is %s', (date, part, by, moved) => {
  expect(stepDate(date, part, by)).toBe(moved);
});
