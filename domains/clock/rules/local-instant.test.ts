import { expect, test } from 'vitest';
import { instantAt, nextAfter } from './local-instant.ts';

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

test.each([
  ['later on the day', '2026-11-16T11:00:00.000Z', '12:30', 'Europe/Lisbon', '2026-11-16T12:30:00.000Z'],
  ['after midnight', '2026-11-16T22:00:00.000Z', '03:00', 'Europe/Lisbon', '2026-11-17T03:00:00.000Z'],
  [
    'on a day that is another in UTC',
    '2026-11-17T03:00:00.000Z',
    '23:30',
    'America/New_York',
    '2026-11-17T04:30:00.000Z',
  ],
  ['not the same moment', '2026-11-16T11:00:00.000Z', '11:00', 'Europe/Lisbon', '2026-11-17T11:00:00.000Z'],
  ['over the end of summer time', '2026-10-24T20:00:00.000Z', '04:00', 'Europe/Berlin', '2026-10-25T03:00:00.000Z'],
])('the next time on the clock: %s', (_says, after, time, zone, expected) => {
  expect(nextAfter(after, time, zone)).toBe(expected);
});
