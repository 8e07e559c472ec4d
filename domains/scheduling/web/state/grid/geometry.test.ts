import { expect, test } from 'vitest';
import { type ColumnEdges, dayAt, autoScrollSpeed, rowAt, rowHeight, rowTops, scrollToShow } from './geometry.ts';

const columns: ColumnEdges = { left: 100, right: 1024, first: 224, width: 924, scrolled: 0, rtl: false };

test.each([
  ['before the grid', 99, -1],
  ['over the names', 300, -1],
  ['at the edge of Monday', 324, 0],
  ['at the end of Monday', 423, 0],
  ['on Tuesday', 424, 1],
  ['on Sunday', 1023, 6],
  ['behind the grid', 1024, -1],
])('%s the day is found from the place of the pointer', (_name, x, day) => {
  expect(dayAt(x, columns)).toBe(day);
});

test('right to left, the first day is at the right', () => {
  expect(dayAt(1023 - 224, { ...columns, rtl: true })).toBe(0);
  expect(dayAt(100, { ...columns, rtl: true })).toBe(6);
});

test('what scrolled under the names is not a target', () => {
  const narrow: ColumnEdges = { ...columns, right: 724, scrolled: 150 };
  expect(dayAt(323, narrow)).toBe(-1);
  expect(dayAt(324, narrow)).toBe(1);
  expect(dayAt(374, narrow)).toBe(2);
});

test('the line under a height is found, edges belong to the line that begins there', () => {
  const tops = rowTops([40, 32, 77]);
  expect(tops).toEqual([0, 40, 72, 149]);
  expect([-1, 0, 39, 40, 71, 72, 148, 149].map((y) => rowAt(tops, y))).toEqual([-1, 0, 0, 1, 1, 2, 2, -1]);
  expect(rowAt(rowTops([]), 0)).toBe(-1);
});

test('a line grows with its blocks; a heading does not', () => {
  expect(rowHeight('person', 2) - rowHeight('person', 1)).toBe(37);
  expect(rowHeight('group', 5)).toBe(rowHeight('group', 1));
});

test.each([
  [{ from: 50, to: 90 }, 0],
  [{ from: 10, to: 50 }, -30],
  [{ from: 380, to: 430 }, 30],
  [{ from: 60, to: 900 }, 20],
])('%o is scrolled into view by the least: %i', (stretch, by) => {
  expect(scrollToShow(stretch, { from: 40, to: 400 })).toBe(by);
});

test('near an edge the grid scrolls, the nearer the faster; in the middle it rests', () => {
  expect(autoScrollSpeed(300, 0, 600)).toBe(0);
  expect(autoScrollSpeed(10, 0, 600)).toBeLessThan(autoScrollSpeed(40, 0, 600));
  expect(autoScrollSpeed(590, 0, 600)).toBeGreaterThan(0);
  expect(autoScrollSpeed(-500, 0, 600)).toBe(-18);
});
