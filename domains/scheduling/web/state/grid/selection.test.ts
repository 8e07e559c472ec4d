import { expect, test } from 'vitest';
import {
  selectOnly,
  extendSelection,
  NOTHING_CHOSEN,
  type SelectionBounds,
  toggleSelected,
  withoutGone,
} from './selection.ts';

const ground: SelectionBounds = { rows: ['a', 'b', 'c'], idsAt: (row, day) => [`${row}${day}`] };
const ids = (selection: { ids: ReadonlySet<string> }): string[] => [...selection.ids].sort();

test('Shift chooses the rectangle between the first cell and this one, in any direction', () => {
  const from = selectOnly({ row: 'c', day: 2 }, ['c2']);
  expect(ids(extendSelection(from, { row: 'b', day: 1 }, ground))).toEqual(['b1', 'b2', 'c1', 'c2']);
  expect(ids(extendSelection(from, { row: 'c', day: 4 }, ground))).toEqual(['c2', 'c3', 'c4']);
});

test('extending again starts from the same anchor', () => {
  const once = extendSelection(selectOnly({ row: 'b', day: 1 }, ['b1']), { row: 'c', day: 2 }, ground);
  expect(ids(extendSelection(once, { row: 'a', day: 1 }, ground))).toEqual(['a1', 'b1']);
});

test('Ctrl adds a block and takes it out again; a block of several shifts goes as a whole', () => {
  const one = toggleSelected(NOTHING_CHOSEN, { row: 'a', day: 0 }, ['x', 'y']);
  expect(ids(one)).toEqual(['x', 'y']);
  expect(ids(toggleSelected(one, { row: 'b', day: 0 }, ['z']))).toEqual(['x', 'y', 'z']);
  expect(ids(toggleSelected(one, { row: 'a', day: 0 }, ['x', 'y']))).toEqual([]);
});

test('what is gone is no longer chosen', () => {
  const selection = selectOnly({ row: 'a', day: 0 }, ['x', 'y']);
  expect(ids(withoutGone(selection, (id) => id === 'y'))).toEqual(['y']);
  expect(withoutGone(selection, () => true)).toBe(selection);
});
