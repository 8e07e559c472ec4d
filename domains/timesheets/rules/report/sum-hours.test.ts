import { expect, test } from 'vitest';
import type { SheetLine } from '../lines.ts';
import { sumHours } from './sum-hours.ts';
import type { HoursSum, PersonHours, ReportBy, ReportSheet } from './sum-hours.ts';

const DAYS = { from: '2026-03-02', until: '2026-03-03' };
const line = (day: string, minutes: number, more: Partial<SheetLine> = {}): SheetLine => ({
  kind: 'WORK',
  day,
  position_id: null,
  location_id: null,
  minutes,
  percent: 100,
  rate: 1200,
  amount: minutes * 20,
  currency: 'EUR',
  reason: '',
  ...more,
});
const sheet = (state: ReportSheet['state'], more: Partial<ReportSheet> = {}): ReportSheet => ({
  ...DAYS,
  locationId: 'bar',
  state,
  locked: null,
  ...more,
});
const person = (more: Partial<PersonHours> = {}): PersonHours => ({
  id: 'ana',
  name: 'Ana',
  number: '7',
  payerId: 'bar',
  sheets: [],
  derived: [line('2026-03-02', 300)],
  plannedByDay: new Map([['2026-03-02', 360]]),
  ...more,
});
const told = ({ locationId, name, day, planned, worked, approved, pay }: HoursSum): string =>
  [locationId, name, day, planned, worked, approved, pay].map((value) => value ?? '-').join(' ');
const read = (people: readonly PersonHours[], by: ReportBy = 'LOCATION') =>
  sumHours(people, { locationIds: ['bar', 'inn'], days: DAYS, by }).map(told);

test.each<[string, Partial<PersonHours>, string]>([
  ['what is worked and what it costs', {}, 'bar - - 360 300 0 6000'],
  ['approved hours', { sheets: [sheet('APPROVED')] }, 'bar - - 360 300 300 6000'],
  ['submitted ones are not approved', { sheets: [sheet('SUBMITTED')] }, 'bar - - 360 300 0 6000'],
  ['a locked sheet as it was locked', { sheets: [sheet('LOCKED', { locked: [line('2026-03-02', 290)] })], derived: [] }, 'bar - - 360 290 290 5800'],
  ['nothing beside the days', { derived: [line('2026-03-01', 60), line('2026-03-04', 60)] }, 'bar - - 360 0 0 -'],
  ['extra pay for overtime, without its minutes', { derived: [line('2026-03-02', 300), line('2026-03-02', 60, { kind: 'OVERTIME', amount: 600 })] }, 'bar - - 360 300 0 6600'],
  ['time off costs and is not worked', { derived: [line('2026-03-02', 480, { kind: 'LEAVE' })] }, 'bar - - 360 0 0 9600'],
  ['neither tips nor corrections cost', { derived: [line('2026-03-02', 60), line('2026-03-02', 0, { kind: 'TIPS' }), line('2026-03-02', 0, { kind: 'CORRECTION', amount: 99 })] }, 'bar - - 360 60 0 1200'],
  ['an unknown rate leaves the cost unknown', { derived: [line('2026-03-02', 60), line('2026-03-03', 60, { amount: null })] }, 'bar - - 360 120 0 -'],
  ['so do two currencies', { derived: [line('2026-03-02', 60), line('2026-03-03', 60, { currency: 'GBP' })] }, 'bar - - 360 120 0 -'],
])('counts %s', (_name, more, expected) => {
  expect(read([person(more)])).toEqual([expected, 'inn - - 0 0 0 -']);
}); // prettier-ignore

test('days that another location has locked count there, the others where somebody is paid now', () => {
  const locked = [line('2026-03-02', 240)];
  const sheets = [sheet('EXPORTED', { from: '2026-03-01', until: '2026-03-02', locked })];
  const moved = person({ payerId: 'inn', sheets, derived: [line('2026-03-03', 100)] });
  expect(read([moved])).toEqual(['bar - - 360 240 240 4800', 'inn - - 0 100 0 2000']);
  expect(read([moved], 'PERSON')).toEqual(['bar Ana - 360 240 240 4800', 'inn Ana - 0 100 0 2000']);
});

test('a location has each day, and each of its people, also without hours', () => {
  expect(read([person()], 'DAY')).toEqual([
    'bar - 2026-03-02 360 300 0 6000',
    'bar - 2026-03-03 0 0 0 -',
    'inn - 2026-03-02 0 0 0 -',
    'inn - 2026-03-03 0 0 0 -',
  ]);
  const rui = person({ id: 'rui', name: 'Rui', payerId: 'inn', derived: [], plannedByDay: new Map() });
  expect(read([person(), rui], 'PERSON')).toEqual(['bar Ana - 360 300 0 6000', 'inn Rui - 0 0 0 -']);
});
