import { expect, test } from 'vitest';
import { getRegime, termsOn } from './all-regimes.ts';
import { deadlinesOf, keepUntil, openDaysLeft, plusMonths } from './deadlines.ts';

const of = (code: string) => termsOn(getRegime(code), '2026-12-01');
const hiredOn = (startsOn: string) => ({ startsOn, begunOn: startsOn });
const always = { closed_weekdays: [], closed_dates: [] };
const office = { closed_weekdays: [6, 7], closed_dates: ['2026-12-25'] };

// 2026-11-30 is a Monday.
test.each([
  ['a Monday, closed on weekends', 'us', '2026-11-30', office, '2026-12-03'],
  ['a Thursday, closed on weekends', 'us', '2026-12-03', office, '2026-12-08'],
  ['a Thursday, open every day', 'us', '2026-12-03', always, '2026-12-06'],
  ['before Christmas, closed then', 'us', '2026-12-23', office, '2026-12-29'],
  ['closed on one weekday', 'us', '2026-11-30', { ...always, closed_weekdays: [2] }, '2026-12-04'],
  ['the United Kingdom: the day before', 'gb', '2026-11-30', office, '2026-11-29'],
  ['France: two working days before', 'fr', '2026-11-30', always, '2026-11-27'],
  ['France, closed on Saturdays', 'fr', '2026-11-30', { ...always, closed_weekdays: [6] }, '2026-11-26'],
  ['Germany: the day before', 'de', '2026-12-01', always, '2026-11-30'],
] as const)('the last day of a check: %s', (_says, code, startsOn, open, day) => {
  expect(deadlinesOf(of(code), hiredOn(startsOn), open).check_by).toBe(day);
});

test('an employee states by the first day, where the law asks them at all', () => {
  expect(deadlinesOf(of('us'), hiredOn('2026-11-30'), always).statement_by).toBe('2026-11-30');
  expect(deadlinesOf(of('de'), hiredOn('2026-11-30'), always).statement_by).toBe('2026-11-29');
  expect(deadlinesOf(of('gb'), hiredOn('2026-11-30'), always).statement_by).toBeNull();
});

test('days of business that are left do not count the present one', () => {
  expect(openDaysLeft('2026-12-04', '2026-12-08', office)).toBe(2);
  expect(openDaysLeft('2026-12-04', '2026-12-08', always)).toBe(4);
  expect(openDaysLeft('2026-12-08', '2026-12-08', office)).toBe(0);
  expect(openDaysLeft('2026-12-09', '2026-12-08', office)).toBe(0);
});

test('a location that is never open has a last day all the same', () => {
  const never = { closed_weekdays: [1, 2, 3, 4, 5, 6, 7], closed_dates: [] };
  expect(deadlinesOf(of('us'), hiredOn('2026-11-30'), never).check_by).toBe('2028-01-04');
});

test.each([
  ['somebody who worked for a month: three years from the hire', 'us', '2026-01-10', '2026-02-10', '2029-01-10'],
  ['somebody who worked for five years: one year from the end', 'us', '2021-01-10', '2026-02-10', '2027-02-10'],
  ['the United Kingdom: two years from the end', 'gb', '2021-01-10', '2026-02-28', '2028-02-28'],
  ['France: five years from the end', 'fr', '2021-01-10', '2024-02-29', '2029-02-28'],
  ['Germany: as long as the employment', 'de', '2021-01-10', '2026-02-10', '2026-02-10'],
  ['Spain: no law was found', 'es', '2021-01-10', '2026-02-10', null],
] as const)('a record is kept: %s', (_says, code, startsOn, endedOn, day) => {
  expect(keepUntil(of(code).retention, { startsOn, endedOn })).toBe(day);
});

test('a month that is shorter ends earlier', () => {
  expect(plusMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(plusMonths('2026-11-30', 3)).toBe('2027-02-28');
});

test.each([
  ['begins later', '2026-12-07', '2026-12-06'],
  ['began lately', '2026-11-10', '2026-11-09'],
  ['began thirty days before', '2026-11-01', '2026-10-31'],
  ['has long worked', '2022-05-08', '2026-12-15'],
])('the check of who %s is due', (_who, startsOn, expected) => {
  expect(deadlinesOf(of('gb'), { startsOn, begunOn: '2026-12-01' }, always).check_by).toBe(expected);
});
