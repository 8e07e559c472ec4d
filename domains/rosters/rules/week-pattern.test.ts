import type { ShiftContent } from '@hearth/domains/scheduling/schemas';
import { expect, test } from 'vitest';
import { patternWeekOn, toPattern, toWeekShifts } from './week-pattern.ts';

const shift = (more: Partial<ShiftContent> = {}): ShiftContent => ({
  employee_id: 'ines',
  position_id: 'bar',
  date: '2026-11-17',
  start: '10:00',
  end: '18:00',
  unpaid_break_minutes: 30,
  paid_break_minutes: 0,
  station: 'Terrace',
  note: '',
  ...more,
});
const WEEK = { from: '2026-11-16', positions: [], isShared: false };

test('each position is taken with its people, as open shifts, or not at all', () => {
  const shifts = [
    shift(),
    shift({ position_id: 'kitchen' }),
    shift({ position_id: 'door' }),
    shift({ position_id: null }),
  ];
  const positions = [
    { position_id: 'kitchen', take: 'open' },
    { position_id: 'door', take: 'none' },
    { position_id: null, take: 'open' },
  ] as const;
  expect(toPattern(shifts, { ...WEEK, positions }).map((one) => [one.position_id, one.employee_id])).toEqual([
    ['bar', 'ines'],
    ['kitchen', null],
    [null, null],
  ]);
});

test('a template that locations share names nobody', () => {
  expect(toPattern([shift()], { ...WEEK, isShared: true })).toMatchObject([{ employee_id: null, position_id: 'bar' }]);
});

test('the weeks of a pattern are counted from the day on which it begins', () => {
  const dates = ['2026-11-16', '2026-11-22', '2026-11-23', '2027-01-31'];
  const pattern = toPattern(
    dates.map((date) => shift({ date })),
    WEEK,
  );
  expect(pattern.map(({ week, weekday }) => [week, weekday])).toEqual([
    [1, 1],
    [1, 7],
    [2, 1],
    [11, 7],
  ]);
});

test.each([
  ['2026-11-16', 1],
  ['2026-11-22', 1],
  ['2026-11-23', 2],
  ['2026-12-07', 1],
  // A pattern has no beginning either.
  ['2026-11-09', 3],
  ['2026-10-26', 1],
])('of a pattern of three weeks that begins on 18 November, %s is in week %i', (week, number) => {
  expect(patternWeekOn({ weeks: 3, startsOn: '2026-11-18' }, week, 1)).toBe(number);
});

test('weeks are counted as the location counts them', () => {
  const sundays = { weeks: 2, startsOn: '2026-11-15' };
  expect(patternWeekOn(sundays, '2026-11-21', 7)).toBe(1);
  expect(patternWeekOn(sundays, '2026-11-22', 7)).toBe(2);
});

test('a change of clocks moves neither weeks nor times', () => {
  // Lisbon and New York change on different Sundays of these weeks.
  const pattern = { weeks: 2, startsOn: '2026-03-23' };
  expect(['2026-03-23', '2026-03-30', '2026-04-06'].map((week) => patternWeekOn(pattern, week, 1))).toEqual([1, 2, 1]);
  const night = toPattern([shift({ date: '2026-11-21', start: '22:00', end: '06:00' })], WEEK);
  expect(toWeekShifts(night, '2026-03-23', 'keep')).toMatchObject([
    { date: '2026-03-28', start: '22:00', end: '06:00' },
  ]);
  expect(toWeekShifts(night, '2026-10-19', 'keep')).toMatchObject([
    { date: '2026-10-24', start: '22:00', end: '06:00' },
  ]);
});

test('a weekday stays a weekday where weeks begin on another day', () => {
  const pattern = toPattern([shift({ date: '2026-11-22' })], WEEK);
  expect(toWeekShifts(pattern, '2026-11-29', 'open')).toMatchObject([{ date: '2026-11-29', employee_id: null }]);
  expect(toWeekShifts(pattern, '2026-11-30', 'keep')).toMatchObject([{ date: '2026-12-06', employee_id: 'ines' }]);
});
