import { DAY_PART_NAMES } from '@hearth/kit/time/day-parts';
import { expect, test } from 'vitest';
import { weekOfOffered } from '../../rules/offered-parts.ts';
import { toGrid, paintCells, toSlots } from './availability-grid.ts';
import { isByParts, partAt, withPart } from './availability-parts.ts';

const EMPTY = toGrid([]);

test('a part of a day is marked as a whole, and a night goes on in the next morning', () => {
  expect(toSlots(withPart(EMPTY, 0, 'EVENING', 'CANNOT'))).toEqual([
    { weekday: 1, start: '17:00', end: '22:00', kind: 'CANNOT' },
  ]);
  expect(toSlots(withPart(EMPTY, 6, 'NIGHT', 'PREFERS'))).toEqual([
    { weekday: 1, start: '00:00', end: '05:00', kind: 'PREFERS' },
    { weekday: 7, start: '22:00', end: '00:00', kind: 'PREFERS' },
  ]);
});

test('a part says its word, or that its hours differ', () => {
  const grid = paintCells(withPart(EMPTY, 2, 'MORNING', 'CANNOT'), { day: 3, at: 18 }, { day: 3, at: 19 }, 'PREFERS');
  expect(partAt(grid, 2, 'MORNING')).toBe('CANNOT');
  expect(partAt(grid, 2, 'EVENING')).toBe('FREE');
  expect(partAt(grid, 3, 'EVENING')).toBe('MIXED');
  expect([isByParts(grid), isByParts(withPart(grid, 3, 'EVENING', 'FREE'))]).toEqual([false, true]);
});

test('what somebody offered when they applied is read by parts again', () => {
  const offered = [
    { weekday: 1, part: 'EVENING' },
    { weekday: 5, part: 'NIGHT' },
  ] as const;
  const grid = toGrid(weekOfOffered(offered));
  const free = grid.days.flatMap((_, day) =>
    DAY_PART_NAMES.filter((part) => partAt(grid, day, part) === 'FREE').map((part) => ({ weekday: day + 1, part })),
  );
  expect(free).toEqual(offered);
});
