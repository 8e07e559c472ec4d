import { newId } from '@hearth/kit/id';
import { expect, test } from 'vitest';
import { hashBytes, verifySheet, serialiseSheet } from './erasure-sheet.ts';

const KEY = 'a key of this installation, long enough';
const said = {
  number: 4,
  previous: 'before',
  entries: [{ kind: 'APPLICATION' as const, id: newId(), at: '2026-11-16T09:00:00.000Z' }],
};
const bytes = serialiseSheet(said, KEY);
const END = { sheets: 3, hash: 'before' };

test('a sheet is read as it was written', () => {
  expect(verifySheet(bytes, [KEY], END)).toEqual(said);
});

test('a sheet that was signed with the key before the present one is read', () => {
  expect(verifySheet(bytes, ['the key of today, long enough as well', KEY], END)).toEqual(said);
});

test.each([
  ['another key', bytes, 'another key of another installation', END, 'NOT_OURS'],
  ['a changed entry', Buffer.from(bytes.toString().replace('APPLICATION', 'PERSON')), KEY, END, 'NOT_OURS'],
  ['half of it', bytes.subarray(0, 60), KEY, END, 'NOT_OURS'],
  ['nothing', Buffer.alloc(0), KEY, END, 'NOT_OURS'],
  ['a sheet after a gap', bytes, KEY, { sheets: 2, hash: 'before' }, 'OUT_OF_CHAIN'],
  ['a sheet after another one', bytes, KEY, { sheets: 3, hash: 'other' }, 'OUT_OF_CHAIN'],
  ['what is signed and no sheet', serialiseSheet({ ...said, number: 0 }, KEY), KEY, END, 'UNREADABLE'],
])('%s is not believed', (_what, kept, key, end, problem) => {
  expect(verifySheet(kept, [key], end)).toBe(problem);
});

test('a sheet names nobody', () => {
  expect(Object.keys(said.entries[0] ?? {})).toEqual(['kind', 'id', 'at']);
  expect(hashBytes(bytes)).not.toBe(hashBytes(serialiseSheet({ ...said, previous: '' }, KEY)));
});
