import { expect, test } from 'vitest';
import { groupByDay } from './by-day.ts';

const lines = ['2026-11-24T09:00:00Z', '2026-11-24T00:30:00Z', '2026-11-23T23:30:00Z', '2026-11-20T08:00:00Z'].map(
  (at) => ({ at }),
);

test('lines are grouped by their day in the zone of the reader', () => {
  const datesOf = (zone: string) => groupByDay(lines, zone).map(({ date, lines: own }) => [date, own.length]);
  expect(datesOf('Europe/London')).toEqual([
    ['2026-11-24', 2],
    ['2026-11-23', 1],
    ['2026-11-20', 1],
  ]);
  expect(datesOf('America/New_York')).toEqual([
    ['2026-11-24', 1],
    ['2026-11-23', 2],
    ['2026-11-20', 1],
  ]);
});
