import type { Shift, ShiftContent } from '@hearth/domains/scheduling/schemas';
import { expect, test } from 'vitest';
import {
  dropStarted,
  findDates,
  findHorizon,
  findOccurrences,
  findPhaseDay,
  planSeries,
  type Recurrence,
} from './recurrence.ts';

const MONDAY = 1;
const EVERY: Recurrence = { every_weeks: 1, weekdays: [1, 4], starts_on: '2026-11-18', ends_on: null, quantity: 1 };
const DAYS = { from: '2026-11-16', to: '2026-12-06' };

test.each<[string, Partial<Recurrence>, string[]]>([
  ['each week from its first day on', {}, ['2026-11-19', '2026-11-23', '2026-11-26', '2026-11-30', '2026-12-03']],
  [
    'each second week, counted from the week of its first day',
    { every_weeks: 2 },
    ['2026-11-19', '2026-11-30', '2026-12-03'],
  ],
  ['up to and with its last day', { ends_on: '2026-11-26' }, ['2026-11-19', '2026-11-23', '2026-11-26']],
  ['none after its end', { ends_on: '2026-11-18' }, []],
])('a recurring shift falls on its weekdays: %s', (_name, change, dates) => {
  expect(findDates({ ...EVERY, ...change }, DAYS, MONDAY)).toEqual(dates);
});

test('a week that begins on Sunday counts every second week by Sundays', () => {
  const sundays = { ...EVERY, weekdays: [7], every_weeks: 2, starts_on: '2026-11-15' };
  expect(findDates(sundays, DAYS, 7)).toEqual(['2026-11-29']);
});

test('weekdays stay weekdays over both changes of the clock', () => {
  const nights = { ...EVERY, weekdays: [7], starts_on: '2026-03-01' };
  expect(findDates(nights, { from: '2026-03-22', to: '2026-04-05' }, MONDAY)).toEqual([
    '2026-03-22',
    '2026-03-29',
    '2026-04-05',
  ]);
  expect(findDates(nights, { from: '2026-10-24', to: '2026-11-01' }, MONDAY)).toEqual(['2026-10-25', '2026-11-01']);
});

test('a quantity makes as many on each day, and the horizon ends with a week', () => {
  expect(findOccurrences({ ...EVERY, quantity: 2 }, { from: '2026-11-19', to: '2026-11-19' }, MONDAY)).toEqual([
    { date: '2026-11-19', number: 1 },
    { date: '2026-11-19', number: 2 },
  ]);
  expect(findHorizon('2026-11-18', MONDAY, 8)).toBe('2027-01-17');
});

test.each([
  [1, '2026-11-26', '2026-11-26'],
  [2, '2026-11-20', '2026-11-20'],
  [2, '2026-11-26', '2026-11-30'],
  [2, '2026-12-03', '2026-12-03'],
  [3, '2026-11-23', '2026-12-07'],
  [3, '2026-12-06', '2026-12-07'],
])('each %s weeks, %s belongs to the weeks from %s on', (every, day, from) => {
  expect(findPhaseDay({ ...EVERY, every_weeks: every }, day, MONDAY)).toBe(from);
});

const CONTENT: Omit<ShiftContent, 'date'> = {
  employee_id: 'ana',
  position_id: 'bar',
  start: '09:00',
  end: '17:00',
  unpaid_break_minutes: 30,
  paid_break_minutes: 0,
  station: '',
  note: '',
};
const NOW = Date.parse('2026-11-19T12:00:00Z');

test.each([
  ['Europe/Lisbon', '09:00', ['2026-11-20']],
  ['Europe/Lisbon', '12:00', ['2026-11-20']],
  ['Europe/Lisbon', '12:15', ['2026-11-19', '2026-11-20']],
  ['America/New_York', '09:00', ['2026-11-19', '2026-11-20']],
])('what would have begun by the clock of %s at %s is left out', (zone, start, dates) => {
  const both = ['2026-11-19', '2026-11-20'].map((date) => ({ date, number: 1 }));
  const left = dropStarted(both, { ...CONTENT, start }, { now: NOW, zone });
  expect(left.map(({ date }) => date)).toEqual(dates);
});

function planned(date: string, change: Partial<Shift> = {}) {
  const shift: Shift = {
    ...CONTENT,
    date,
    id: date,
    location_id: 'here',
    starts_at: `${date}T09:00:00Z`,
    ends_at: `${date}T17:00:00Z`,
    version: 1,
    published: null,
    removed: false,
    ...change,
  };
  return { date, number: 1, shift };
}

const wantedOn = (dates: readonly string[], change: Partial<typeof CONTENT> = {}) => ({
  occurrences: dates.map((date) => ({ date, number: 1 })),
  content: { ...CONTENT, ...change },
});

test('a change reaches what is still as it was planned; what was edited by hand or has started stays', () => {
  const dates = ['2026-11-19', '2026-11-23', '2026-11-26', '2026-11-30'];
  const known = [
    planned('2026-11-19'),
    planned('2026-11-23'),
    planned('2026-11-26', { end: '18:00' }),
    planned('2026-11-30', { employee_id: null }),
  ];
  const plan = planSeries(known, CONTENT, wantedOn(dates, { start: '10:00' }), NOW);
  expect(plan.changes.map(({ shift, content }) => [shift.id, content.start, content.employee_id])).toEqual([
    ['2026-11-23', '10:00', 'ana'],
    ['2026-11-30', '10:00', 'ana'],
  ]);
  expect([plan.creates, plan.removes, plan.keptCount]).toEqual([[], [], 1]);
});

test('other weekdays remove some and make others; what was removed by hand is not made again', () => {
  const known = [
    planned('2026-11-23'),
    { date: '2026-11-24', number: 1, shift: undefined },
    planned('2026-11-26', { removed: true }),
  ];
  const plan = planSeries(known, CONTENT, wantedOn(['2026-11-24', '2026-11-26', '2026-11-27']), NOW);
  expect(plan.removes.map(({ id }) => id)).toEqual(['2026-11-23']);
  expect(plan.creates).toEqual([{ date: '2026-11-27', number: 1 }]);
  expect(plan.changes).toEqual([]);
});

test('ending it removes what is to come, but not what was edited', () => {
  const known = [planned('2026-11-19'), planned('2026-11-23'), planned('2026-11-26', { note: 'Keys' })];
  const plan = planSeries(known, CONTENT, null, NOW);
  expect([plan.removes.map(({ id }) => id), plan.keptCount]).toEqual([['2026-11-23'], 1]);
});

test('the same again changes nothing, and somebody else takes over what was left open', () => {
  const known = [planned('2026-11-23'), planned('2026-11-26', { employee_id: null })];
  const same = planSeries(known, CONTENT, wantedOn(['2026-11-23', '2026-11-26']), NOW);
  expect(same.changes.map(({ shift }) => shift.id)).toEqual(['2026-11-26']);
  const other = planSeries(known, CONTENT, wantedOn(['2026-11-23', '2026-11-26'], { employee_id: 'bo' }), NOW);
  expect(other.changes.map(({ content }) => content.employee_id)).toEqual(['bo', 'bo']);
});
