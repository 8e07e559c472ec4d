import { expect, test } from 'vitest';
import { findNewArrival } from './arrivals.ts';

const line = (key: string, at: string | null, isOwnLast: boolean | null = false) => ({
  key,
  last_message_at: at,
  isOwnLast,
});

test('the first look announces nothing', () => {
  expect(findNewArrival(null, [line('a', '2026-11-22T10:00:00Z')])).toBeUndefined();
});

test('a message of the other side that is newer than all before is announced', () => {
  const before = [line('a', '2026-11-22T10:00:00Z'), line('b', null, null)];
  expect(findNewArrival(before, [line('b', '2026-11-22T10:01:00Z'), ...before.slice(0, 1)])?.key).toBe('b');
});

test('one’s own message, and older ones that come into view, are not', () => {
  const before = [line('a', '2026-11-22T10:00:00Z')];
  expect(findNewArrival(before, [line('a', '2026-11-22T10:01:00Z', true)])).toBeUndefined();
  expect(findNewArrival(before, [...before, line('c', '2026-11-21T10:00:00Z')])).toBeUndefined();
});
