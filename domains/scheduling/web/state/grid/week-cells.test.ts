import { expect, test } from 'vitest';
import type { TimeOff } from '../../../contract/time-off-schemas.ts';
import { layAbsenceBars, layRowCells, countDays, availabilityMark } from './week-cells.ts';
import { aMember, aWeek, aWeekShift } from '../week/week.fixture.ts';
import { indexWeek } from '../week/week-index.ts';
import { type GridRow, buildRows } from './week-rows.ts';

const view = { groupBy: 'person', departments: [], search: '' } as const;
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function absence(starts: string, ends: string, state: TimeOff['state'] = 'APPROVED'): TimeOff {
  return {
    id: `${starts}/${ends}`,
    employee_id: 'ana',
    starts_on: starts,
    ends_on: ends,
    part: 'DAYS',
    start: null,
    end: null,
    kind: 'HOLIDAY',
    state,
    note: '',
    decision_note: '',
    version: 1,
  };
}

function rowOf(rows: readonly GridRow[], key: string): GridRow {
  const row = rows.find((one) => one.key === key);
  if (row === undefined) throw new Error(`no line ${key}`);
  return row;
}

test('two shifts of a day lie one above the other, the earlier first, and the line is as high as its fullest day', () => {
  const week = aWeek(
    [aMember('ana')],
    [
      aWeekShift('late', { start: '18:00', end: '23:00' }),
      aWeekShift('early', { start: '08:00', end: '12:00' }),
      aWeekShift('next', { date: '2026-11-17' }),
    ],
  );
  const index = indexWeek(week.shifts, week.week);
  const cells = layRowCells(rowOf(buildRows(week, index, view, compare), 'ana'), index);
  expect(cells.days.map((items) => items.map(({ shift }) => shift.id))).toEqual([
    ['early', 'late'],
    ['next'],
    [],
    [],
    [],
    [],
    [],
  ]);
  expect(cells.lanes).toBe(2);
});

test('open shifts that say the same are one block with a count; others stay apart', () => {
  const open = { employee_id: null, published: null } as const;
  const week = aWeek(
    [],
    [aWeekShift('one', open), aWeekShift('two', open), aWeekShift('other', { ...open, station: 'Terrace' })],
  );
  const index = indexWeek(week.shifts, week.week);
  const cells = layRowCells(rowOf(buildRows(week, index, view, compare), 'open'), index);
  expect(cells.days[0]?.map(({ ids }) => ids)).toEqual([['one', 'two'], ['other']]);
});

test('an absence lies above the shifts of its days and makes the line higher only where both meet', () => {
  const ana = aMember('ana', { time_off: [absence('2026-11-18', '2026-11-20')] });
  const without = aWeek([ana], [aWeekShift('monday')]);
  const index = indexWeek(without.shifts, without.week);
  const row = rowOf(buildRows(without, index, view, compare), 'ana');
  expect(layRowCells(row, index)).toMatchObject({ lanes: 1, barsOn: [0, 0, 1, 1, 1, 0, 0] });
  const both = indexWeek([aWeekShift('wednesday', { date: '2026-11-18' })], without.week);
  expect(layRowCells(row, both).lanes).toBe(2);
});

test.each([
  ['inside the week', '2026-11-18', '2026-11-20', { from: 2, to: 4, opensEarlier: false, goesOn: false }],
  ['from before', '2026-11-10', '2026-11-17', { from: 0, to: 1, opensEarlier: true, goesOn: false }],
  ['beyond the end', '2026-11-22', '2026-11-30', { from: 6, to: 6, opensEarlier: false, goesOn: true }],
  ['around it', '2026-11-01', '2026-11-30', { from: 0, to: 6, opensEarlier: true, goesOn: true }],
])('an absence %s covers its days of the week', (_name, starts, ends, bar) => {
  const { dates } = indexWeek([], '2026-11-16');
  expect(layAbsenceBars([absence(starts, ends)], dates)).toMatchObject([bar]);
});

test('absences that meet lie in lanes of their own, those that follow each other share one; refused ones are not drawn', () => {
  const { dates } = indexWeek([], '2026-11-16');
  const bars = layAbsenceBars(
    [
      absence('2026-11-16', '2026-11-18'),
      absence('2026-11-18', '2026-11-19', 'REQUESTED'),
      absence('2026-11-20', '2026-11-20'),
      absence('2026-11-16', '2026-11-22', 'DECLINED'),
    ],
    dates,
  );
  expect(bars.map(({ lane }) => lane)).toEqual([0, 1, 0]);
});

test.each([
  ['2026-11-16', '2026-11-16', 1],
  ['2026-11-16', '2026-11-18', 3],
  ['2026-10-24', '2026-10-26', 3],
])('an absence from %s to %s lasts %i days', (starts_on, ends_on, days) => {
  expect(countDays({ starts_on, ends_on })).toBe(days);
});

test.each([
  ['00:00', '00:00', { part: 'day' }],
  ['15:00', '00:00', { part: 'until', end: '15:00' }],
  ['00:00', '10:30', { part: 'from', start: '10:30' }],
  ['12:00', '15:00', { part: 'between', start: '12:00', end: '15:00' }],
])('who cannot work from %s to %s is marked with what is left of the day', (start, end, mark) => {
  const person = { slots: [{ weekday: 1, start, end, kind: 'CANNOT' as const }], exceptions: [] };
  expect(availabilityMark(person, '2026-11-16')).toMatchObject({ kind: 'CANNOT', ...mark });
  expect(availabilityMark(person, '2026-11-17')).toBeNull();
});

test('cannot is stronger than would rather not', () => {
  const slots = [
    { weekday: 1, start: '00:00', end: '00:00', kind: 'PREFERS_NOT' as const },
    { weekday: 1, start: '20:00', end: '00:00', kind: 'CANNOT' as const },
  ];
  expect(availabilityMark({ slots, exceptions: [] }, '2026-11-16')).toMatchObject({ kind: 'CANNOT', part: 'until' });
});
