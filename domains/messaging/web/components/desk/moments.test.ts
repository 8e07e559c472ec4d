import { expect, test } from 'vitest';
import { nextMonday, nineTomorrow } from './moments.ts';

/** By the clock of this device. */
const at = (day: number, hour = 15): Date => new Date(2026, 10, day, hour, 30);
const nine = (day: number): string => new Date(2026, 10, day, 9).toISOString();

test('tomorrow is nine of the next day, also shortly before midnight', () => {
  expect(nineTomorrow(at(20))).toBe(nine(21));
  expect(nineTomorrow(at(20, 23))).toBe(nine(21));
});

test.each([
  ['a Friday', 20, 23],
  ['a Saturday', 21, 23],
  ['a Sunday', 22, 23],
  ['a Monday', 23, 30],
  ['a Tuesday', 24, 30],
])('on %s the next Monday is never today', (_day, now, monday) => {
  expect(nextMonday(at(now))).toBe(nine(monday));
});
