import { describe, expect, test } from 'vitest';
import { afterQuietHours, nextDigest } from './quiet-hours.ts';

const NIGHT = { from: '22:00', until: '07:00' };
const NOON = { from: '12:00', until: '14:00' };

describe('quiet hours', () => {
  test.each([
    ['nothing is quiet without them', '2026-11-24T23:30:00Z', null, 'Europe/London', '2026-11-24T23:30:00Z'],
    [
      'equal times are none',
      '2026-11-24T23:30:00Z',
      { from: '08:00', until: '08:00' },
      'Europe/London',
      '2026-11-24T23:30:00Z',
    ],
    [
      'before midnight it waits for the morning',
      '2026-11-24T23:30:00Z',
      NIGHT,
      'Europe/London',
      '2026-11-25T07:00:00Z',
    ],
    [
      'after midnight it waits for the same morning',
      '2026-11-25T03:00:00Z',
      NIGHT,
      'Europe/London',
      '2026-11-25T07:00:00Z',
    ],
    ['their last minute is over', '2026-11-25T07:00:00Z', NIGHT, 'Europe/London', '2026-11-25T07:00:00Z'],
    ['their first minute counts', '2026-11-24T22:00:00Z', NIGHT, 'Europe/London', '2026-11-25T07:00:00Z'],
    ['within a day', '2026-11-24T12:30:00Z', NOON, 'Europe/London', '2026-11-24T14:00:00Z'],
    ['in the zone of the reader', '2026-11-24T23:30:00Z', NIGHT, 'America/New_York', '2026-11-24T23:30:00Z'],
    ['over the change to summer time', '2027-03-28T00:30:00Z', NIGHT, 'Europe/Berlin', '2027-03-28T05:00:00Z'],
  ])('%s', (_, at, quiet, zone, expected) => {
    expect(afterQuietHours(new Date(at), quiet, zone)).toEqual(new Date(expected));
  });
});

describe('a digest', () => {
  test.each([
    ['hourly: on the next hour', '2026-11-24T09:12:00Z', 'HOURLY', 'Europe/London', '2026-11-24T10:00:00Z'],
    ['daily: this morning', '2026-11-24T05:00:00Z', 'DAILY', 'Europe/London', '2026-11-24T08:00:00Z'],
    ['daily: the next morning', '2026-11-24T09:00:00Z', 'DAILY', 'Europe/London', '2026-11-25T08:00:00Z'],
    ['daily: in the zone of the reader', '2026-11-24T09:00:00Z', 'DAILY', 'America/New_York', '2026-11-24T13:00:00Z'],
  ] as const)('%s', (_, at, digest, zone, expected) => {
    expect(nextDigest(new Date(at), digest, zone)).toEqual(new Date(expected));
  });
});
