import { expect, test } from 'vitest';
import {
  type GridCursor,
  type CursorBounds,
  moveCursor,
  settleCursor,
  type CursorStep,
  toCursorStep,
} from './cursor.ts';

/** Three lines; Bea has two shifts on Tuesday. */
const ground: CursorBounds = {
  rows: ['open', 'ana', 'bea'],
  count: (row, day) => (row === 'bea' && day === 1 ? 2 : row === 'ana' ? 1 : 0),
};
const at = (row: string, day: number, item = 0): GridCursor => ({ row, day, item });

test.each<[CursorStep, GridCursor, GridCursor]>([
  ['after', at('ana', 0), at('ana', 1)],
  ['after', at('ana', 6), at('ana', 6)],
  ['before', at('ana', 0), at('ana', 0)],
  ['down', at('ana', 1), at('bea', 1, 0)],
  ['down', at('bea', 1, 0), at('bea', 1, 1)],
  ['down', at('bea', 1, 1), at('bea', 1, 1)],
  ['up', at('bea', 1, 1), at('bea', 1, 0)],
  ['up', at('open', 3), at('open', 3)],
  ['first_day', at('bea', 4), at('bea', 0)],
  ['last_day', at('bea', 4), at('bea', 6)],
  ['first_row', at('bea', 1, 1), at('open', 1)],
  ['last_row', at('open', 1), at('bea', 1, 0)],
  ['page_down', at('open', 1), at('bea', 1, 0)],
  ['page_up', at('bea', 1, 1), at('open', 1)],
])('%s goes from %o to %o', (step, from, to) => {
  expect(moveCursor(from, step, ground)).toEqual(to);
});

test('from below, a cell is entered at its last block', () => {
  const taller: CursorBounds = { rows: ['bea', 'ana'], count: ground.count };
  expect(moveCursor(at('ana', 1), 'up', taller)).toEqual(at('bea', 1, 1));
});

test('the cursor stays where it can when lines and blocks go away', () => {
  expect(settleCursor(null, ground)).toEqual(at('open', 0));
  expect(settleCursor(at('bea', 1, 1), ground)).toEqual(at('bea', 1, 1));
  expect(settleCursor(at('bea', 2, 1), ground)).toEqual(at('bea', 2, 0));
  expect(settleCursor(at('gone', 2), ground)).toEqual(at('open', 2));
  expect(settleCursor(at('ana', 0), { rows: [], count: () => 0 })).toBeNull();
});

test.each([
  ['ArrowLeft', false, false, 'before'],
  ['ArrowLeft', false, true, 'after'],
  ['ArrowRight', false, true, 'before'],
  ['Home', false, false, 'first_day'],
  ['Home', true, false, 'first_row'],
  ['End', true, false, 'last_row'],
  ['x', false, false, null],
])('%s (control %s, right to left %s) means %s', (key, control, rtl, step) => {
  expect(toCursorStep(key, control, rtl)).toBe(step);
});
