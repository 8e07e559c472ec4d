import { expect, test } from 'vitest';
import { toHiringKey } from './hiring-key.ts';

const press = (key: string, held: object = {}) =>
  toHiringKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

test.each([
  ['1', { place: 0 }],
  ['9', { place: 8 }],
  ['0', { end: true }],
  ['j', { go: 'next' }],
  ['N', { go: 'next' }],
  ['k', { go: 'previous' }],
  ['P', { go: 'previous' }],
  ['u', { undo: true }],
  ['Escape', { close: true }],
  ['x', null],
  ['Enter', null],
])('the key %s means %o', (key, meaning) => {
  expect(press(key)).toEqual(meaning);
});

test('with Ctrl, Command or Alt held a key belongs to the browser', () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) expect(press('1', held)).toBe(null);
});
