import { expect, test } from 'vitest';
import { endOfDay, startOfDay } from './end-of-day.ts';

test.each([
  ['2026-11-22', 'UTC', '2026-11-23T00:00:00.000Z'],
  ['2026-07-01', 'Europe/Lisbon', '2026-07-01T23:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ['2026-12-31', 'Pacific/Kiritimati', '2026-12-31T10:00:00.000Z'],
  ['2026-12-31', 'Pacific/Pago_Pago', '2027-01-01T11:00:00.000Z'],
])('the day %s in %s ends at %s', (day, zone, end) => {
  expect(endOfDay(day, zone)).toBe(end);
});

test.each([
  ['2026-11-22', 'UTC', '2026-11-22T00:00:00.000Z'],
  ['2026-03-01', 'Europe/Lisbon', '2026-03-01T00:00:00.000Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
])('the day %s in %s begins at %s', (day, zone, start) => {
  expect(startOfDay(day, zone)).toBe(start);
});
