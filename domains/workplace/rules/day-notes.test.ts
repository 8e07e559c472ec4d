import { expect, test } from 'vitest';
import { countDays, holdsOn, touches } from './day-notes.ts';

const once = { starts_on: '2026-12-24', ends_on: '2026-12-26', is_yearly: false };
const yearly = { ...once, is_yearly: true };
const overNewYear = { starts_on: '2026-12-30', ends_on: '2027-01-02', is_yearly: true };
const leapDay = { starts_on: '2028-02-28', ends_on: '2028-02-29', is_yearly: true };

test.each([
  [once, '2026-12-23', false],
  [once, '2026-12-24', true],
  [once, '2026-12-26', true],
  [once, '2027-12-25', false],
  [yearly, '2025-12-25', false],
  [yearly, '2031-12-25', true],
  [yearly, '2031-12-27', false],
  [overNewYear, '2027-01-02', true],
  [overNewYear, '2027-01-03', false],
  [overNewYear, '2026-01-01', false],
  [overNewYear, '2030-01-01', true],
  [overNewYear, '2030-12-31', true],
  [leapDay, '2029-02-28', true],
  [leapDay, '2029-03-01', false],
  [leapDay, '2032-02-29', true],
])('%o on %s: %s', (days, date, holds) => {
  expect(holdsOn(days, date)).toBe(holds);
});

test('a range touches what lies within it, and what it lies within', () => {
  expect(touches(yearly, { from: '2027-06-01', to: '2028-06-01' })).toBe(true);
  expect(touches(yearly, { from: '2027-01-01', to: '2027-12-23' })).toBe(false);
  expect(touches(overNewYear, { from: '2027-12-01', to: '2028-01-31' })).toBe(true);
});

test('days are counted with both ends', () => {
  expect(countDays({ from: '2026-02-28', to: '2026-03-01' })).toBe(2);
  expect(countDays({ from: '2026-03-28', to: '2026-03-30' })).toBe(3);
  expect(countDays({ from: '2026-03-02', to: '2026-03-01' })).toBe(0);
});
