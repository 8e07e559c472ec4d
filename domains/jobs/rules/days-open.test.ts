import { expect, test } from 'vitest';
import { daysOpen } from './days-open.ts';

const NOW = '2026-11-23T12:00:00Z';
test.each([
  ['LIVE', '2026-11-20T12:00:00Z', 3],
  ['LIVE', '2026-11-20T12:00:01Z', 2],
  ['PAUSED', '2026-11-23T11:00:00Z', 0],
  ['LIVE', null, null],
  ['FILLED', '2026-11-20T12:00:00Z', null],
  ['DRAFT', null, null],
] as const)('%s, published %s: open for %s days', (status, published_at, days) => {
  expect(daysOpen({ status, published_at }, NOW)).toBe(days);
});
