import { expect, test } from 'vitest';
import type { HeatCell } from './summary.ts';
import { summarize } from './summary.ts';

const cell = (location_id: string, week: string, rule: HeatCell['rule'], open: number, answered = 0): HeatCell => ({
  location_id,
  week,
  rule,
  open,
  answered,
  published: open,
});
const cells = [
  cell('b', '2026-11-23', 'rest_gap', 2, 1),
  cell('b', '2026-11-16', 'overlap', 1),
  cell('a', '2026-11-16', 'rest_gap', 1),
  cell('c', '2026-11-16', 'weekly_hours', 0, 4),
];

test('nothing found sums up to nothing', () => {
  expect(summarize([], 5)).toEqual({ open: 0, answered: 0, published: 0, rules: [], weeks: [], locations: [] });
});

test('every finding is counted once in each of the three ways', () => {
  const { open, answered, rules, weeks, locations } = summarize(cells, 5);
  for (const list of [rules, weeks, locations]) {
    expect(list.reduce((sum, line) => sum + line.open, 0)).toBe(open);
    expect(list.reduce((sum, line) => sum + line.answered, 0)).toBe(answered);
  }
  expect([open, answered]).toEqual([4, 5]);
});

test('what is open decides which kind and which location is the worst; weeks stand in order of time', () => {
  const { rules, weeks, locations } = summarize(cells, 5);
  expect(rules.map(({ rule }) => rule)).toEqual(['rest_gap', 'overlap', 'weekly_hours']);
  expect(weeks.map(({ week }) => week)).toEqual(['2026-11-16', '2026-11-23']);
  expect(locations.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

test('a location tells what is open there by rule, and not what was answered', () => {
  expect(summarize(cells, 5).locations[0]?.rules).toEqual([
    { rule: 'rest_gap', open: 2 },
    { rule: 'overlap', open: 1 },
  ]);
  expect(summarize(cells, 5).locations[2]?.rules).toEqual([]);
});

test('only the worst locations are told', () => {
  expect(summarize(cells, 1).locations.map(({ id }) => id)).toEqual(['b']);
});
