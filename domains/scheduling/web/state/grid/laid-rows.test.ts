import { expect, test } from 'vitest';
import { createRowLayer } from './laid-rows.ts';
import { aMember, aWeek, aWeekShift } from '../week/week.fixture.ts';
import { indexWeek } from '../week/week-index.ts';
import { buildRows } from './week-rows.ts';

const view = { groupBy: 'person', departments: [], search: '' } as const;
const absence = {
  id: 'off',
  employee_id: 'bea',
  starts_on: '2026-11-16',
  ends_on: '2026-11-16',
  part: 'DAYS',
  start: null,
  end: null,
  kind: 'HOLIDAY',
  state: 'APPROVED',
  note: '',
  decision_note: '',
  version: 1,
} as const;

test('how high a line is, is known before it is laid out, and is what laying it out gives', () => {
  const open = { employee_id: null, published: null } as const;
  const week = aWeek(
    [aMember('ana'), aMember('bea', { time_off: [absence] }), aMember('carl')],
    [
      aWeekShift('a1', { end: '12:00' }),
      aWeekShift('a2', { start: '18:00', end: '23:00' }),
      aWeekShift('a3', { date: '2026-11-18' }),
      aWeekShift('b1', { employee_id: 'bea' }),
      aWeekShift('o1', open),
      aWeekShift('o2', open),
    ],
  );
  const index = indexWeek(week.shifts, week.week);
  const laid = createRowLayer()(
    buildRows(week, index, view, (one, other) => (one < other ? -1 : 1)),
    index,
  );
  expect([...laid].map(([key, { lanes }]) => [key, lanes])).toEqual([
    ['open', 1],
    ['ana', 2],
    ['bea', 2],
    ['carl', 1],
  ]);
  for (const { lanes, cells } of laid.values()) expect(cells.lanes).toBe(lanes);
});

test('a line is the same object until something in it changes', () => {
  const week = aWeek([aMember('ana'), aMember('bea')], [aWeekShift('a'), aWeekShift('b', { employee_id: 'bea' })]);
  const lay = createRowLayer();
  const draw = (shifts: typeof week.shifts) => {
    const index = indexWeek(shifts, week.week);
    return lay(
      buildRows(week, index, view, (one, other) => (one < other ? -1 : 1)),
      index,
    );
  };
  const first = draw(week.shifts);
  const second = draw(week.shifts.map((shift) => (shift.id === 'a' ? { ...shift, start: '11:00' } : shift)));
  expect(second.get('bea')).toBe(first.get('bea'));
  expect(second.get('ana')).not.toBe(first.get('ana'));
});
