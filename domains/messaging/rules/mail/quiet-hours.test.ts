import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterQuietHours } from './quiet-hours.ts';

test.each([
  ['by day at once', '2026-11-20T12:00:00Z', 'Europe/Lisbon', '2026-11-20T12:00:00Z'],
  ['at eight sharp at once', '2026-11-20T08:00:00Z', 'Europe/Lisbon', '2026-11-20T08:00:00Z'],
  ['before eight at eight', '2026-11-20T05:30:00Z', 'Europe/Lisbon', '2026-11-20T08:00:00Z'],
  ['a moment before nine in the evening at once', '2026-11-20T20:59:59Z', 'Europe/Lisbon', '2026-11-20T20:59:59Z'],
  ['from nine in the evening on the next morning', '2026-11-20T21:00:00Z', 'Europe/Lisbon', '2026-11-21T08:00:00Z'],
  ['by the clock of the receiver', '2026-11-20T22:00:00Z', 'America/New_York', '2026-11-20T22:00:00Z'],
  ['where it is tomorrow already', '2026-11-20T14:00:00Z', 'Asia/Tokyo', '2026-11-20T23:00:00Z'],
  ['in the night when clocks go forward', '2026-03-28T22:30:00Z', 'Europe/Warsaw', '2026-03-29T06:00:00Z'],
  ['in the night when clocks go back', '2026-10-24T20:30:00Z', 'Europe/Warsaw', '2026-10-25T07:00:00Z'],
])('%s', (_rule, at, zone, sent) => {
  expect(afterQuietHours(new Date(at), zone)).toEqual(new Date(sent));
});

test('it is never earlier, never more than eleven hours and a change of the clock later, and never quiet then', () => {
  const zone = fc.constantFrom(
    'Europe/Lisbon',
    'Europe/Warsaw',
    'America/New_York',
    'Asia/Tokyo',
    'Australia/Lord_Howe',
  );
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      zone,
      (at, where) => {
        const sent = afterQuietHours(at, where);
        expect(sent.getTime() - at.getTime()).toBeGreaterThanOrEqual(0);
        expect(sent.getTime() - at.getTime()).toBeLessThanOrEqual(12 * 3_600_000);
        expect(afterQuietHours(sent, where)).toEqual(sent);
      },
    ),
  );
});
