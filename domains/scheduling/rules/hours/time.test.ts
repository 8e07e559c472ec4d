import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  datesOfWeek,
  toInstant,
  minutesInDay,
  parseMinutes,
  startOfDay,
  startsOn,
  formatTime,
  toWallClock,
  weekdayOf,
  startOfWeek,
} from './time.ts';

const ZONES = [
  'Europe/Lisbon',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Africa/Casablanca',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Pacific/Apia',
];
const anyDate = fc
  .integer({ min: Date.UTC(2008, 0, 1) / 86_400_000, max: Date.UTC(2032, 0, 1) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
const anyZone = fc.constantFrom(...ZONES);
const anyMinute = fc.integer({ min: 0, max: 2879 });

test('an instant is the one that Temporal gives, in every zone and on every day', () => {
  fc.assert(
    fc.property(anyDate, anyMinute, anyZone, (date, minutes, zone) => {
      const wall = Temporal.PlainDateTime.from(`${date}T00:00`).add({ minutes });
      expect(toInstant(date, minutes, zone)).toBe(wall.toZonedDateTime(zone).epochMilliseconds);
    }),
    { numRuns: 3000 },
  );
});

test('the wall clock of an instant leads back to the instant, but for the second pass of a repeated hour', () => {
  fc.assert(
    fc.property(anyDate, anyMinute, anyZone, (date, minutes, zone) => {
      const instant = toInstant(date, minutes, zone);
      const wall = toWallClock(instant, zone);
      expect(toInstant(wall.date, parseMinutes(wall.time), zone)).toBe(instant);
      const exact = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
      expect(`${wall.date}T${wall.time}`).toBe(exact.toPlainDateTime().toString({ smallestUnit: 'minute' }));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['2027-03-28', 'Europe/Lisbon', 23 * 60],
  ['2026-10-25', 'Europe/Lisbon', 25 * 60],
  ['2027-03-14', 'America/New_York', 23 * 60],
  ['2026-11-01', 'America/New_York', 25 * 60],
  ['2026-10-04', 'Australia/Lord_Howe', 23.5 * 60],
  ['2026-04-05', 'Australia/Lord_Howe', 24.5 * 60],
  ['2026-11-01', 'Asia/Kolkata', 24 * 60],
  ['2026-02-15', 'Africa/Casablanca', 25 * 60],
  ['2026-03-22', 'Africa/Casablanca', 23 * 60],
  ['2011-12-30', 'Pacific/Apia', 0],
])('%s in %s has %d minutes', (date, zone, minutes) => {
  expect(minutesInDay(date, zone)).toBe(minutes);
});

test('a day begins at its first moment where midnight is skipped', () => {
  expect(toWallClock(startOfDay('2026-03-29', 'Asia/Beirut'), 'Asia/Beirut')).toEqual({
    date: '2026-03-29',
    time: '01:00',
  });
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s starts on Monday %s', (date, monday) => {
  expect(startOfWeek(date)).toBe(monday);
});

test('a week holds its date and starts on the day chosen, whichever that is', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 1, max: 7 }), (date, weekStart) => {
      const first = startOfWeek(date, weekStart);
      expect(weekdayOf(first)).toBe(weekStart);
      expect(datesOfWeek(first)).toContain(date);
    }),
  );
});

test('dates count across months, leap days and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('times read as minutes and back, wrapping round midnight', () => {
  expect(parseMinutes('18:30')).toBe(1110);
  expect(formatTime(1110 + 1440)).toBe('18:30');
  expect(formatTime(-30)).toBe('23:30');
});

test('what starts on a day starts between its bounds in every zone that there is, on any day', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const anyDay = fc
    .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2199, 11, 31) / 86_400_000 })
    .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...zones), fc.constantFrom(0, 150, 720, 1439), (date, zone, minutes) => {
      const starts = startsOn({ from: date, to: date });
      const instant = new Date(toInstant(date, minutes, zone)).toISOString();
      expect(instant >= starts.from && instant < starts.before).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['Pacific/Kiritimati', '2026-11-17', 0],
  ['Pacific/Niue', '2026-11-17', 1439],
  ['Asia/Manila', '1844-12-30', 1439],
  ['America/Juneau', '1867-10-18', 0],
  ['Pacific/Apia', '2011-12-30', 720],
])('the bounds hold where clocks stood farthest from the others: %s', (zone, date, minutes) => {
  const starts = startsOn({ from: date, to: date });
  const instant = new Date(toInstant(date, minutes, zone)).toISOString();
  expect(instant >= starts.from && instant < starts.before).toBe(true);
});
