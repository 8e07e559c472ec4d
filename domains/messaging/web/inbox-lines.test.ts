import { expect, test } from 'vitest';
import { mergeLines } from './inbox-lines.ts';
import type { InboxLine } from './inbox-lines.ts';

const line = (key: string, at: string | null): InboxLine => ({
  key,
  to: '',
  name: key,
  job: null,
  place: '',
  unread: 0,
  last_message: '',
  isOwnLast: null,
  last_message_at: at,
  at,
});
const keys = (...lists: Parameters<typeof mergeLines>[0]) => mergeLines(lists).map(({ key }) => key);

test('two lists become one, latest message first, those without a message last', () => {
  const one = { lines: [line('a', '5'), line('c', '3'), line('e', null)], hasMore: false };
  const other = { lines: [line('b', '4'), line('d', '2')], hasMore: false };
  expect(keys(one, other)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('what may have to stand lower is held back until the list above it has been read', () => {
  const one = { lines: [line('a', '5'), line('b', '4')], hasMore: true };
  const other = { lines: [line('c', '3'), line('d', '2')], hasMore: false };
  expect(keys(one, other)).toEqual(['a', 'b']);
  expect(keys({ ...one, hasMore: false }, other)).toEqual(['a', 'b', 'c', 'd']);
});

test('of two lists that have more, the one that ends later sets the end', () => {
  const one = { lines: [line('a', '9'), line('b', '4')], hasMore: true };
  const other = { lines: [line('c', '8'), line('d', '6')], hasMore: true };
  expect(keys(one, other)).toEqual(['a', 'c', 'd']);
});

test('where a list has come to those without a message, it holds nothing back', () => {
  const one = { lines: [line('a', '9'), line('b', null)], hasMore: true };
  const other = { lines: [line('c', '1')], hasMore: false };
  expect(keys(one, other)).toEqual(['a', 'c', 'b']);
});

test('a line that two pages have is shown once; an empty list changes nothing', () => {
  const one = { lines: [line('a', '2'), line('a', '2')], hasMore: false };
  expect(keys(one, { lines: [], hasMore: true })).toEqual(['a']);
});
