import { expect, test } from 'vitest';
import { toCardAction, columnBeside } from './card-keys.ts';

const at = { index: 3, count: 10, page: 4, carrying: false, rtl: false };

test.each([
  ['ArrowDown', { go: 4 }],
  ['ArrowUp', { go: 2 }],
  ['Home', { go: 0 }],
  ['End', { go: 9, toEnd: true }],
  ['PageDown', { go: 7 }],
  ['PageUp', { go: 0 }],
  ['ArrowRight', { beside: 1 }],
  ['ArrowLeft', { beside: -1 }],
  ['Enter', 'open'],
  [' ', 'lift'],
  ['Escape', null],
  ['x', null],
] as const)('with nothing in hand, %s does %o', (key, meaning) => expect(toCardAction(key, at)).toEqual(meaning));

test('the ends of a column are not left by arrows', () => {
  expect(toCardAction('ArrowUp', { ...at, index: 0 })).toEqual({ go: 0 });
  expect(toCardAction('ArrowDown', { ...at, index: 9 })).toEqual({ go: 9 });
});

test.each([
  ['ArrowRight', { carry: 1 }],
  ['ArrowLeft', { carry: -1 }],
  ['Enter', 'drop'],
  [' ', 'drop'],
  ['Escape', 'putBack'],
  ['Tab', 'putBack'],
  ['ArrowDown', 'wait'],
] as const)('with a card in hand, %s does %o', (key, meaning) =>
  expect(toCardAction(key, { ...at, carrying: true })).toEqual(meaning),
);

test('from right to left the arrows are mirrored', () => {
  expect(toCardAction('ArrowRight', { ...at, rtl: true })).toEqual({ beside: -1 });
  expect(toCardAction('ArrowLeft', { ...at, carrying: true, rtl: true })).toEqual({ carry: 1 });
});

test('a carried card goes to the next column, past none, and stops at the ends', () => {
  expect(columnBeside(['a', 'b', 'c'], 'a', 1)).toBe('b');
  expect(columnBeside(['a', 'b', 'c'], 'c', 1)).toBe('c');
  expect(columnBeside(['a', 'b', 'c'], 'a', -1)).toBe('a');
});
