import { expect, test } from 'vitest';
import { localMinutes } from './local-minutes.ts';

test.each([
  ['Europe/Lisbon', '2026-07-01T23:30:59Z', '2026-07-02T00:30'],
  ['Asia/Kolkata', '2026-12-31T20:00:00Z', '2027-01-01T01:30'],
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T01:30'],
])('in %s %s is %s', (zone, at, local) => {
  expect(localMinutes(zone)(new Date(at))).toBe(local);
});
