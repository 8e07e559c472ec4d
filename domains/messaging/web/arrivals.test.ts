import { expect, test } from 'vitest';
import { findNewArrival } from './arrivals.ts';

const line = (id: string, at: string | null, by: 'EMPLOYER' | 'CANDIDATE' | null = 'CANDIDATE') => ({
  id,
  last_message_at: at,
  last_message_by: by,
});

test('the first look announces nothing', () => {
  expect(findNewArrival(null, [line('a', '2026-11-22T10:00:00Z')], 'EMPLOYER')).toBeUndefined();
});

test('a message of the other side that is newer than all before is announced', () => {
  const before = [line('a', '2026-11-22T10:00:00Z'), line('b', null, null)];
  expect(findNewArrival(before, [line('b', '2026-11-22T10:01:00Z'), ...before.slice(0, 1)], 'EMPLOYER')?.id).toBe('b');
});

test('one’s own message, and older ones that come into view, are not', () => {
  const before = [line('a', '2026-11-22T10:00:00Z')];
  expect(findNewArrival(before, [line('a', '2026-11-22T10:01:00Z', 'EMPLOYER')], 'EMPLOYER')).toBeUndefined();
  expect(findNewArrival(before, [...before, line('c', '2026-11-21T10:00:00Z')], 'EMPLOYER')).toBeUndefined();
});
