import { expect, test } from 'vitest';
import { deriveShiftTimes } from './shift-times.ts';

test.each([
  ['06:00', '14:00', 'MORNING'],
  ['04:00', '08:00', 'MORNING'],
  ['07:00', '15:30', 'MORNING'],
  ['09:00', '17:00', 'DAY'],
  ['11:00', '15:00', 'DAY'],
  ['08:00', '16:00', 'DAY'],
  ['14:00', '22:00', 'EVENING'],
  ['17:00', '01:00', 'EVENING'],
  ['16:00', '00:00', 'EVENING'],
  ['22:00', '06:00', 'NIGHT'],
  ['20:00', '02:00', 'NIGHT'],
  ['00:30', '06:00', 'NIGHT'],
  ['12:00', '12:00', 'NIGHT'],
] as const)('a shift from %s to %s is one of the %s: its middle decides', (start, end, time) => {
  expect(deriveShiftTimes([{ day: 3, start, end }], 'PT')).toEqual([time]);
});

test.each([
  ['PT', 6, true],
  ['PT', 7, true],
  ['PT', 5, false],
  ['SA', 5, true],
  ['SA', 7, false],
  ['', 6, true],
] as const)('in %s a shift on day %d is at the weekend: %s', (country, day, isWeekend) => {
  const times = deriveShiftTimes([{ day, start: '09:00', end: '17:00' }], country);
  expect(times).toEqual(isWeekend ? ['DAY', 'WEEKEND'] : ['DAY']);
});

test('a week has the times of all its shifts, each once, in their order', () => {
  const week = [
    { day: 6, start: '17:00', end: '23:00' },
    { day: 1, start: '18:00', end: '23:00' },
    { day: 2, start: '06:00', end: '12:00' },
  ];
  expect(deriveShiftTimes(week, 'PT')).toEqual(['MORNING', 'EVENING', 'WEEKEND']);
  expect(deriveShiftTimes([], 'PT')).toEqual([]);
});
