import { expect, test } from 'vitest';
import { dueReminder, pendingReminders } from './reminders.ts';

const HOUR = 3_600_000;

test.each([
  [48, { day: true, hours: true }],
  [24, { day: false, hours: true }],
  [3, { day: false, hours: true }],
  [2, { day: false, hours: false }],
  [0.5, { day: false, hours: false }],
])('booked %d hours ahead needs %j', (hours, needed) => {
  expect(pendingReminders(hours * HOUR, 0)).toEqual(needed);
});

test.each([
  [25, false, false, null],
  [24, false, false, 'day'],
  [24, true, false, null],
  [3, false, false, 'day'],
  [2, false, false, 'hours'],
  [2, true, true, null],
  [0, false, false, null],
  [-1, false, false, null],
])('%d hours before, with the first sent %s and the second %s, %s is due', (hours, dayDone, hoursDone, due) => {
  expect(dueReminder({ startsAt: hours * HOUR, dayDone, hoursDone }, 0)).toBe(due);
});
