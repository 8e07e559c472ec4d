import { expect, test } from 'vitest';
import type { AvailabilitySlot } from '../../contract/schemas.ts';
import { toGrid, paintCells, toSlots, stepFor } from './availability-grid.ts';

const slot = (
  weekday: number,
  start: string,
  end: string,
  kind: AvailabilitySlot['kind'] = 'CANNOT',
): AvailabilitySlot => ({
  weekday,
  start,
  end,
  kind,
});

test('the table has hours, and finer steps only when somebody said so', () => {
  expect(stepFor([slot(1, '08:00', '00:00')])).toBe(60);
  expect(stepFor([slot(1, '08:30', '12:00')])).toBe(30);
  expect(stepFor([slot(1, '08:10', '12:00')])).toBe(5);
});

test.each([
  [[slot(1, '00:00', '00:00')]],
  [[slot(3, '18:30', '00:00'), slot(6, '09:00', '12:00', 'PREFERS')]],
  [[slot(2, '08:00', '10:00'), slot(2, '10:00', '12:00', 'PREFERS_NOT')]],
])('what was said comes back from the table as it was said: %o', (slots) => {
  expect(toSlots(toGrid(slots))).toEqual(slots);
});

test('a night goes on in the morning of the next weekday, from Sunday to Monday too', () => {
  expect(toSlots(toGrid([slot(7, '22:00', '06:00')]))).toEqual([slot(1, '00:00', '06:00'), slot(7, '22:00', '00:00')]);
});

test('where two meet, cannot is stronger than rather not, and that than glad to', () => {
  const slots = [
    slot(1, '08:00', '12:00', 'PREFERS'),
    slot(1, '10:00', '14:00'),
    slot(1, '09:00', '11:00', 'PREFERS_NOT'),
  ];
  expect(toSlots(toGrid(slots))).toEqual([
    slot(1, '08:00', '09:00', 'PREFERS'),
    slot(1, '09:00', '10:00', 'PREFERS_NOT'),
    slot(1, '10:00', '14:00'),
  ]);
});

test('marking fills the rectangle between two cells, in any direction', () => {
  const grid = paintCells(toGrid([]), { day: 2, at: 12 }, { day: 1, at: 10 }, 'CANNOT');
  expect(toSlots(grid)).toEqual([slot(2, '10:00', '13:00'), slot(3, '10:00', '13:00')]);
  expect(toSlots(paintCells(grid, { day: 1, at: 0 }, { day: 1, at: 23 }, 'FREE'))).toEqual([slot(3, '10:00', '13:00')]);
});
