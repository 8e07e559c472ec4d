import { expect, test } from 'vitest';
import { countCover, coverPath } from './cover.ts';
import { aWeekShift } from '../week/week.fixture.ts';

const halfHour = (hour: number, half = 0): number => (hour - 6) * 2 + half;

test('each half hour counts who is on shift in it, across midnight too', () => {
  const heads = countCover([
    aWeekShift('a', { start: '10:00', end: '12:00' }),
    aWeekShift('b', { start: '11:45', end: '01:30' }),
  ]);
  expect([heads[halfHour(9, 1)], heads[halfHour(10)], heads[halfHour(11, 1)], heads[halfHour(12)]]).toEqual([
    0, 1, 2, 1,
  ]);
  expect([heads[halfHour(25)], heads[halfHour(25, 1)]]).toEqual([1, 0]);
});

test('open and removed shifts cover nothing', () => {
  expect(
    countCover([aWeekShift('a', { employee_id: null }), aWeekShift('b', { removed: true })]).every((n) => n === 0),
  ).toBe(true);
});

test('the curve goes up to the height at the fullest moment, and lies flat when nobody works', () => {
  expect(coverPath([0, 2, 1], 2, 10)).toBe('M0 10V10.0H1V0.0H2V5.0H3V10Z');
  expect(coverPath([0, 0], 0, 10)).toBe('M0 10V10.0H1V10.0H2V10Z');
});
