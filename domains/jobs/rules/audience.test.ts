import { expect, test } from 'vitest';
import { publicFrom } from './audience.ts';

test.each([
  [
    'from the beginning of the day after so many',
    'Europe/Lisbon',
    3,
    '2026-11-22T23:30:00Z',
    '2026-11-25T00:00:00.000Z',
  ],
  [
    'by the clock of its place, where it is tomorrow already',
    'Asia/Tokyo',
    3,
    '2026-11-22T23:30:00Z',
    '2026-11-25T15:00:00.000Z',
  ],
  [
    'through a night in which the clock changes',
    'Europe/Vienna',
    7,
    '2026-10-22T10:00:00Z',
    '2026-10-28T23:00:00.000Z',
  ],
])('a post for the staff first is for everybody %s', (_case, zone, staff_days, now, from) => {
  expect(publicFrom({ audience: 'STAFF_FIRST', staff_days }, new Date(now), zone)?.toISOString()).toBe(from);
});

test.each(['PUBLIC', 'STAFF'] as const)('a post that is %s waits for no day', (audience) => {
  expect(publicFrom({ audience, staff_days: 0 }, new Date('2026-11-22T10:00:00Z'), 'Europe/Lisbon')).toBeNull();
});
