import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aShift } from './shift.fixture.ts';
import {
  crossesMidnight,
  lengthMinutes,
  paidMinutes,
  paidMinutesByDay,
  findShiftProblem,
  toInstants,
  shiftState,
} from './shift.ts';
import { addDays, formatTime } from './hours/time.ts';

const ZONES = ['Europe/Lisbon', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Africa/Casablanca'];
const dstDays = fc.constantFrom(
  '2026-10-24',
  '2026-10-25',
  '2027-03-27',
  '2027-03-28',
  '2026-11-01',
  '2027-03-14',
  '2026-10-04',
  '2026-04-05',
  '2026-02-15',
  '2026-03-22',
  '2026-11-17',
);
const quarter = fc.integer({ min: 0, max: 95 }).map((step) => formatTime(step * 15));
const anyShift = fc
  .record({ date: dstDays, start: quarter, end: quarter, zone: fc.constantFrom(...ZONES) })
  .filter((shift) => shift.start !== shift.end);

test.each([
  ['a night over the hour that is skipped is an hour shorter', '2027-03-27', '22:00', '06:00', 'Europe/Lisbon', 7],
  ['a night over the hour that is repeated is an hour longer', '2026-10-24', '22:00', '06:00', 'Europe/Lisbon', 9],
  ['Lord Howe moves its clocks by half an hour', '2026-04-04', '22:00', '06:00', 'Australia/Lord_Howe', 8.5],
  ['a day shift on a day of change keeps its length', '2026-10-25', '10:00', '18:00', 'Europe/Lisbon', 8],
  ['a template of 20:00 and five hours ends at one the next day', '2026-11-17', '20:00', '01:00', 'Europe/Lisbon', 5],
  [
    'a shift that starts in the hour that is skipped keeps the length it reads',
    '2027-03-28',
    '01:30',
    '02:00',
    'Europe/Lisbon',
    0.5,
  ],
  ['a shift to midnight ends when the day ends', '2026-11-17', '16:00', '00:00', 'Asia/Kolkata', 8],
])('%s', (_rule, date, start, end, zone, hours) => {
  expect(lengthMinutes(aShift({ date, start, end }, zone))).toBe(hours * 60);
});

test('a shift never has a negative or empty length, whatever the clocks do', () => {
  fc.assert(
    fc.property(anyShift, ({ zone, ...shift }) => {
      const span = toInstants(shift, zone);
      expect(span.end).toBeGreaterThan(span.start);
    }),
    { numRuns: 2000 },
  );
});

test('the minutes of the days add up to the minutes of the shift, and lie on the days it touches', () => {
  fc.assert(
    fc.property(anyShift, fc.integer({ min: 0, max: 90 }), ({ zone, ...times }, pause) => {
      const shift = aShift({ ...times, unpaid_break_minutes: pause }, zone);
      const parts = paidMinutesByDay(shift, zone);
      expect(parts.reduce((sum, part) => sum + part.minutes, 0)).toBe(paidMinutes(shift));
      expect(parts.every((part) => part.minutes >= 0 && Number.isInteger(part.minutes))).toBe(true);
      expect(parts.map((part) => part.date)).toEqual(
        crossesMidnight(shift) && shift.end !== '00:00' ? [shift.date, addDays(shift.date, 1)] : [shift.date],
      );
    }),
    { numRuns: 1000 },
  );
});

test('a night is split where the local day ends, also when clocks change in it', () => {
  const night = aShift({ date: '2026-10-24', start: '22:00', end: '06:00' });
  expect(paidMinutesByDay(night, 'Europe/Lisbon')).toEqual([
    { date: '2026-10-24', minutes: 120 },
    { date: '2026-10-25', minutes: 420 },
  ]);
});

test('an evening shift that runs to seven and one at two the next afternoon do not touch', () => {
  const first = toInstants({ date: '2026-11-17', start: '18:00', end: '07:00' }, 'Europe/Lisbon');
  const second = toInstants({ date: '2026-11-18', start: '14:00', end: '22:00' }, 'Europe/Lisbon');
  expect(second.start - first.end).toBe(7 * 3_600_000);
});

test('unpaid breaks are not paid, paid breaks are', () => {
  expect(paidMinutes(aShift({ unpaid_break_minutes: 30, paid_break_minutes: 15 }))).toBe(450);
});

test('a shift that starts when it ends, or is all break, is refused', () => {
  expect(findShiftProblem(aShift({ start: '10:00', end: '10:00' }))).toBe('SHIFT_TIMES_EQUAL');
  expect(findShiftProblem(aShift({ start: '10:00', end: '11:00', unpaid_break_minutes: 60 }))).toBe('BREAK_TOO_LONG');
  expect(findShiftProblem(aShift())).toBeUndefined();
});

test('a shift says how it stands to what staff see', () => {
  expect(shiftState(aShift())).toBe('draft');
  expect(shiftState(aShift({ published: 'same' }))).toBe('published');
  expect(shiftState(aShift({ published: aShift() }))).toBe('changed');
  expect(shiftState(aShift({ published: 'same', removed: true }))).toBe('removed');
});
