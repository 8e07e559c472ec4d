import { expect, test } from 'vitest';
import { addDays, endOfDay, isExpired, startOfDay } from './closing.ts';

test.each([
  ['2026-03-15', 'Europe/Lisbon', '2026-03-16T00:00:00Z'],
  ['2026-07-15', 'Europe/Lisbon', '2026-07-15T23:00:00Z'],
  ['2026-03-15', 'Asia/Dubai', '2026-03-15T20:00:00Z'],
  ['2026-03-15', 'America/Los_Angeles', '2026-03-16T07:00:00Z'],
])('a post that closes on %s in %s is open until the end of that day there', (date, zone, instant) => {
  expect(endOfDay(date, zone)).toBe(instant);
});

test('on the day the clocks change the post is open for all 25 hours', () => {
  expect(startOfDay('2026-10-25', 'Europe/Paris')).toBe('2026-10-24T22:00:00Z');
  expect(endOfDay('2026-10-25', 'Europe/Paris')).toBe('2026-10-25T23:00:00Z');
});

test('a post is over at the moment it expires, not a millisecond before', () => {
  expect(isExpired('2026-03-16T00:00:00Z', '2026-03-15T23:59:59.999Z')).toBe(false);
  expect(isExpired('2026-03-16T00:00:00Z', '2026-03-16T00:00:00Z')).toBe(true);
});

test('a post without a closing day is never over', () => {
  expect(isExpired(null, '2999-01-01T00:00:00Z')).toBe(false);
});

test('days are counted over the end of a month', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
});
