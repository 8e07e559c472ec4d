import { expect, test } from 'vitest';
import { instantAt } from './local-instant.ts';

test.each([
  ['2026-11-16', '09:00', 'Europe/Lisbon', '2026-11-16T09:00:00.000Z'],
  ['2026-07-16', '09:00', 'Europe/Lisbon', '2026-07-16T08:00:00.000Z'],
  ['2026-11-16', '23:30', 'America/New_York', '2026-11-17T04:30:00.000Z'],
  ['2026-11-16', '00:10', 'Asia/Kolkata', '2026-11-15T18:40:00.000Z'],
  ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '04:00', 'Europe/Berlin', '2026-10-25T03:00:00.000Z'],
])('%s %s in %s', (date, time, zone, expected) => {
  expect(new Date(instantAt(date, time, zone)).toISOString()).toBe(expected);
});
