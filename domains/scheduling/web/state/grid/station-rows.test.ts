import { expect, test } from 'vitest';
import { aMember, aWeek, aWeekShift } from '../week/week.fixture.ts';
import { indexWeek } from '../week/week-index.ts';
import { rowHolder } from './moves.ts';
import { groupByStation } from './station-rows.ts';
import { shiftsOfRow } from './week-cells.ts';
import { buildRows } from './week-rows.ts';

const station = { former_names: [] as string[], department: null, cost_centre: '', is_archived: false };
const week = aWeek(
  [aMember('ana'), aMember('bo')],
  [
    aWeekShift('one', { employee_id: 'ana', station: 'counter' }),
    aWeekShift('two', { employee_id: 'ana', station: 'Pass', date: '2026-11-18' }),
    aWeekShift('three', { employee_id: null, station: 'BAR' }),
  ],
  {
    stations: [
      { ...station, name: 'Terrace' },
      { ...station, name: 'Bar', former_names: ['Counter'] },
      { ...station, name: 'Attic', is_archived: true },
    ],
  },
);
const index = indexWeek(week.shifts, week.week);
const rows = buildRows(
  week,
  index,
  { groupBy: 'station', byStation: groupByStation, departments: [], search: '' },
  (one, other) => (one < other ? -1 : 1),
);

test('stations come in their order, then what was only typed, then none; an archived one only with shifts', () => {
  expect(rows.map(({ key }) => key)).toEqual([
    'group/Terrace',
    'group/Bar',
    'open/Bar',
    'Bar/ana',
    'group/Pass',
    'Pass/ana',
    'group/',
    '/bo',
  ]);
});

test('a line has the shifts of its station, whatever it was called when they were planned', () => {
  const shiftsOf = (key: string) => rows.filter((row) => row.key === key).flatMap((row) => shiftsOfRow(row, index));
  expect(shiftsOf('Bar/ana').map(({ id }) => id)).toEqual(['one']);
  expect(shiftsOf('open/Bar').map(({ id }) => id)).toEqual(['three']);
  expect(shiftsOf('Pass/ana').map(({ id }) => id)).toEqual(['two']);
});

test('what is dropped on a line is worked at its station', () => {
  const [bar] = rows.filter(({ key }) => key === 'Bar/ana');
  expect(bar === undefined ? null : rowHolder(bar)).toEqual({ employeeId: 'ana', station: 'Bar' });
});
