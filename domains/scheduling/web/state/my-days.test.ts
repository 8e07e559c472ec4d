import { expect, test } from 'vitest';
import type { MyShift } from '../../contract/schemas.ts';
import { instantsAt } from '../../rules/shift.ts';
import { groupByDay, daysOfWeek, firstAfter, nextShift, weekAsked } from './my-days.ts';

function mine(id: string, date: string, start: string, end: string, zone = 'Europe/Lisbon'): MyShift {
  return {
    id,
    employee_id: 'ana',
    location: { id: 'place', name: 'Harbour House', address: '' },
    time_zone: zone,
    position_name: 'Bartender',
    date,
    start,
    end,
    ...instantsAt({ date, start, end }, zone),
    unpaid_break_minutes: 0,
    paid_break_minutes: 0,
    station: '',
    note: '',
    published_at: '2026-11-10T10:00:00Z',
  };
}

const at = (instant: string): number => Date.parse(instant);
const shifts = [
  mine('night', '2026-11-17', '20:00', '02:00'),
  mine('late', '2026-11-18', '18:00', '23:00'),
  mine('early', '2026-11-18', '08:00', '12:00'),
];

test('a shift that runs past midnight is the next one until it ends', () => {
  expect(nextShift(shifts, at('2026-11-18T01:30:00Z'))?.id).toBe('night');
  expect(nextShift(shifts, at('2026-11-18T02:00:00Z'))?.id).toBe('early');
  expect(nextShift(shifts, at('2026-11-20T00:00:00Z'))).toBeNull();
});

test('the next shift is found by the clock of its place', () => {
  const tokyo = mine('tokyo', '2026-11-18', '09:00', '17:00', 'Asia/Tokyo');
  const lisbon = mine('lisbon', '2026-11-18', '08:00', '12:00');
  expect(nextShift([lisbon, tokyo], at('2026-11-17T23:00:00Z'))?.id).toBe('tokyo');
});

test('the days hold what is still to come, in order, without the shift that is shown apart', () => {
  const now = at('2026-11-17T12:00:00Z');
  const days = groupByDay(shifts, now, nextShift(shifts, now));
  expect(days.map(({ date, shifts: own }) => [date, own.map(({ id }) => id)])).toEqual([
    ['2026-11-18', ['early', 'late']],
  ]);
});

test.each([
  [null, '2026-11-16'],
  ['2026-11-25', '2026-11-23'],
  ['2026-11-16', '2026-11-16'],
  ['2026-02-31', '2026-11-16'],
  ['9999-01-01', '2026-11-16'],
  ['next', '2026-11-16'],
  ['2026-11-25T00:00', '2026-11-16'],
])('of an address with the week %s the one from %s is shown', (asked, week) => {
  expect(weekAsked(asked, '2026-11-18')).toBe(week);
});

test('a week has its own days with shifts, those that are over too, and nothing of the weeks beside it', () => {
  const beside = [mine('before', '2026-11-15', '10:00', '12:00'), mine('after', '2026-11-23', '10:00', '12:00')];
  expect(
    daysOfWeek([...beside, ...shifts], '2026-11-16').map(({ date, shifts: own }) => [date, own.map(({ id }) => id)]),
  ).toEqual([
    ['2026-11-17', ['night']],
    ['2026-11-18', ['early', 'late']],
  ]);
});

test('the first shift after a week is found, however far ahead', () => {
  const far = mine('far', '2027-02-01', '10:00', '12:00');
  expect(firstAfter([far, ...shifts], '2026-11-22')?.id).toBe('far');
  expect(firstAfter(shifts, '2026-11-22')).toBeNull();
});
