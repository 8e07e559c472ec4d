import { expect, test } from 'vitest';
import type { PublishedWeek } from './results.ts';
import { groupByLocation, groupByWeek } from './results.ts';

const rows: readonly PublishedWeek[] = [
  { location_id: 'a', week: '2026-11-02', scores: [0, 0, 5, 0, 0] },
  { location_id: 'a', week: '2026-11-09', scores: [5, 0, 0, 0, 0] },
  { location_id: 'b', week: '2026-11-09', scores: [0, 0, 0, 0, 5] },
];

test('a week is the sum of the locations that are shown in it', () => {
  expect(groupByWeek(rows)).toEqual([
    { week: '2026-11-02', locations: 1, answers: 5, scores: [0, 0, 5, 0, 0], average: 3 },
    { week: '2026-11-09', locations: 2, answers: 10, scores: [5, 0, 0, 0, 5], average: 3 },
  ]);
});

test('the location with the lowest average of its newest week stands first, beside the week before', () => {
  expect(groupByLocation(rows).map(({ id, week, average, before }) => [id, week, average, before])).toEqual([
    ['a', '2026-11-09', 1, 3],
    ['b', '2026-11-09', 5, null],
  ]);
});

test('nothing shown is nothing said', () => {
  expect([groupByWeek([]), groupByLocation([])]).toEqual([[], []]);
});
