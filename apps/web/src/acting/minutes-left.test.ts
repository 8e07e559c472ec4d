import { expect, test } from 'vitest';
import { minutesLeft } from './minutes-left.ts';

const NOW = Date.parse('2026-11-22T14:00:00Z');

test.each([
  ['2026-11-22T14:30:00Z', 30],
  ['2026-11-22T14:29:59Z', 30],
  ['2026-11-22T14:29:00Z', 29],
  ['2026-11-22T14:00:01Z', 1],
  ['2026-11-22T14:00:00Z', 0],
  ['2026-11-22T13:00:00Z', 0],
])('what ends at %s has %i minutes left', (endsAt, left) => {
  expect(minutesLeft(endsAt, NOW)).toBe(left);
});
