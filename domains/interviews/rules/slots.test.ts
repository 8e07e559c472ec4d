import { expect, test } from 'vitest';
import { dateAt } from './place-time.ts';
import { findHostConflict, type Host, findOpenSlots, type BookingPlan, type BookingAvailability } from './slots.ts';

const at = (text: string): number => Date.parse(text);
/** Tuesday 17 November 2026, when Lisbon is on UTC. */
const NOW = at('2026-11-16T09:00:00Z');
const plan = (change: Partial<BookingPlan> = {}): BookingPlan => ({
  minutes: 30,
  bufferMinutes: 0,
  noticeHours: 0,
  horizonDays: 1,
  capacity: 1,
  hours: [{ weekday: 2, start: '10:00', end: '12:00' }],
  together: true,
  zone: 'Europe/Lisbon',
  ...change,
});
const host = (change: Partial<Host> = {}): Host => ({
  id: 'a',
  shifts: [],
  holds: [],
  daysOff: [],
  hasLeft: false,
  load: 0,
  ...change,
});
const span = (from: string, to: string) => ({ start: at(`2026-11-17T${from}Z`), end: at(`2026-11-17T${to}Z`) });
const offered = (change: Partial<BookingPlan> = {}, standing: Partial<BookingAvailability> = {}): string[] =>
  findOpenSlots(plan(change), { hosts: [host()], roomHolds: [], sessions: [], now: NOW, ...standing }).map(
    ({ start }) => new Date(start).toISOString().slice(11, 16),
  );

test.each<[string, Partial<BookingPlan>, Partial<BookingAvailability>, string[]]>([
  ['the hours of the day, each half hour', {}, {}, ['10:00', '10:30', '11:00', '11:30']],
  ['what fits before the end', { minutes: 60 }, {}, ['10:00', '10:30', '11:00']],
  ['nothing on other weekdays', { hours: [{ weekday: 5, start: '10:00', end: '12:00' }] }, {}, []],
  ['nothing before the notice', { noticeHours: 26 }, {}, ['11:00', '11:30']],
  ['nothing after the horizon', { horizonDays: 0 }, {}, []],
  ['nothing in a shift', {}, { hosts: [host({ shifts: [span('10:45', '11:15')] })] }, ['10:00', '11:30']],
  [
    'nothing too near to a shift',
    { bufferMinutes: 15 },
    { hosts: [host({ shifts: [span('11:00', '11:15')] })] },
    ['10:00', '11:30'],
  ],
  ['nothing on a day off', {}, { hosts: [host({ daysOff: [{ from: '2026-11-15', to: '2026-11-17' }] })] }, []],
  [
    'all beside a day off',
    {},
    { hosts: [host({ daysOff: [{ from: '2026-11-18', to: '2026-11-19' }] })] },
    ['10:00', '10:30', '11:00', '11:30'],
  ],
  ['nothing with somebody who has left', {}, { hosts: [host({ hasLeft: true })] }, []],
  [
    'nothing in another interview of the host',
    {},
    { hosts: [host({ holds: [span('10:00', '11:00')] })] },
    ['11:00', '11:30'],
  ],
  [
    'nothing that would end in the distance to the next',
    { bufferMinutes: 15 },
    { hosts: [host({ holds: [span('11:00', '11:45')] })] },
    ['10:00'],
  ],
  ['nothing while the room is taken', {}, { roomHolds: [span('10:30', '11:30')] }, ['10:00', '11:30']],
  ['nothing without a panel', {}, { hosts: [] }, []],
  [
    'only when all are free who sit together',
    {},
    { hosts: [host({ shifts: [span('10:00', '10:30')] }), host({ id: 'b', shifts: [span('11:00', '11:30')] })] },
    ['10:30', '11:30'],
  ],
  [
    'whenever one is free of those who hold it alone',
    { together: false },
    { hosts: [host({ shifts: [span('10:00', '11:00')] }), host({ id: 'b', shifts: [span('10:30', '12:00')] })] },
    ['10:00', '11:00', '11:30'],
  ],
])('offered is %s', (_what, change, standing, times) => {
  expect(offered(change, standing)).toEqual(times);
});

test('whoever holds the fewest is asked first', () => {
  const hosts = [host({ load: 3 }), host({ id: 'b', load: 1 }), host({ id: 'c', load: 3 })];
  const [first] = findOpenSlots(plan({ together: false }), { hosts, roomHolds: [], sessions: [], now: NOW });
  expect(first?.panels).toEqual([['b'], ['a'], ['c']]);
});

test('of a group there are as many places as are left', () => {
  const hosts = [host({ holds: [span('10:00', '10:30')] })];
  const sessions = [{ ...span('10:00', '10:30'), hostIds: ['a'], left: 2 }];
  const slots = findOpenSlots(plan({ capacity: 6 }), { hosts, roomHolds: [], sessions, now: NOW });
  expect(slots.map(({ seats }) => seats)).toEqual([2, 6, 6, 6]);
});

test('a shift that ends keeps its distance to what begins after it', () => {
  const hosts = [host({ shifts: [span('10:50', '11:20')] })];
  expect(offered({ bufferMinutes: 15 }, { hosts })).toEqual(['10:00']);
});

test('a group without a place left is not offered', () => {
  const sessions = [{ ...span('10:00', '10:30'), hostIds: ['a'], left: 0 }];
  const hosts = [host({ holds: [span('10:00', '10:30')] })];
  expect(offered({ capacity: 6 }, { hosts, sessions })).toEqual(['10:30', '11:00', '11:30']);
});

test('a group is not joined once somebody who holds it is away', () => {
  const hosts = [host({ daysOff: [{ from: '2026-11-17', to: '2026-11-17' }] })];
  const sessions = [{ ...span('10:00', '10:30'), hostIds: ['a'], left: 2 }];
  expect(findOpenSlots(plan({ capacity: 6 }), { hosts, roomHolds: [], sessions, now: NOW })).toEqual([]);
});

test.each([
  ['a usual day', 'Europe/Berlin', '2026-03-28', 8],
  ['the day that skips an hour', 'Europe/Berlin', '2026-03-29', 6],
  ['the day that repeats an hour', 'Europe/Berlin', '2026-10-25', 10],
  ['the day that skips an hour in New York', 'America/New_York', '2026-03-08', 6],
  ['a place without such days', 'Asia/Dubai', '2026-03-29', 8],
  ['a place that moves by half an hour', 'Australia/Lord_Howe', '2026-04-05', 9],
])('from midnight to four there are, on %s, as many half hours as really pass', (_day, zone, date, count) => {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '00:00', end: '04:00' }));
  const now = at(`${date}T12:00:00Z`) - 24 * 3_600_000;
  const slots = findOpenSlots(plan({ zone, hours, horizonDays: 2 }), {
    hosts: [host()],
    roomHolds: [],
    sessions: [],
    now,
  });
  const onThatDay = slots.filter(({ start }) => dateAt(start, zone) === date);
  expect(onThatDay).toHaveLength(count);
  expect(onThatDay.every(({ start, end }) => end - start === 30 * 60_000)).toBe(true);
});

test('nine in the morning is nine in the morning before and after the clocks change', () => {
  const hours = [6, 7, 1].map((weekday) => ({ weekday, start: '09:00', end: '09:30' }));
  const now = at('2026-03-27T12:00:00Z');
  const slots = findOpenSlots(plan({ zone: 'Europe/Berlin', hours, horizonDays: 4 }), {
    hosts: [host()],
    roomHolds: [],
    sessions: [],
    now,
  });
  expect(slots.map(({ start }) => new Date(start).toISOString())).toEqual([
    '2026-03-28T08:00:00.000Z',
    '2026-03-29T07:00:00.000Z',
    '2026-03-30T07:00:00.000Z',
  ]);
});

test.each([
  ['nothing', host(), null],
  ['a shift that ends when it begins', host({ shifts: [span('09:00', '10:00')] }), null],
  ['a shift in it', host({ shifts: [span('10:15', '18:00')] }), 'PANEL_BUSY'],
  [
    'time off',
    host({ daysOff: [{ from: '2026-11-17', to: '2026-11-20' }], shifts: [span('10:15', '18:00')] }),
    'PANEL_AWAY',
  ],
  ['an end of the employment', host({ hasLeft: true }), 'PANEL_LEFT'],
])('what is booked and meets %s stands as %s', (_what, one, clash) => {
  expect(findHostConflict([host({ id: 'z' }), one], span('10:00', '10:30'), 'Europe/Lisbon')).toBe(clash);
});

test('a night that ends on a day off is in question', () => {
  const one = host({ daysOff: [{ from: '2026-11-18', to: '2026-11-18' }] });
  const night = { start: at('2026-11-17T23:00:00Z'), end: at('2026-11-18T00:30:00Z') };
  expect(findHostConflict([one], night, 'Europe/Lisbon')).toBe('PANEL_AWAY');
  expect(findHostConflict([one], { ...night, end: at('2026-11-18T00:00:00Z') }, 'Europe/Lisbon')).toBeNull();
});
