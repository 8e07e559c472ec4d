import { expect, test } from 'vitest';
import { aMember, aWeek, aWeekShift } from '../week/week.fixture.ts';
import { indexWeek } from '../week/week-index.ts';
import { countByDepartment, buildRows, type WeekView } from './week-rows.ts';

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const week = aWeek(
  [
    aMember('Zoe', { position_id: 'floor' }),
    aMember('Bea', { position_id: 'bar' }),
    aMember('Álvaro', { position_id: 'bar' }),
    aMember('Carl', { position_id: 'cook' }),
    aMember('Nobody', { position_id: null }),
  ],
  [
    aWeekShift('help', { employee_id: 'Bea', position_id: 'floor' }),
    aWeekShift('open', { employee_id: null, position_id: 'cook' }),
  ],
);
const index = indexWeek(week.shifts, week.week);
const keys = (view: Partial<WeekView>): string[] =>
  buildRows(week, index, { groupBy: 'person', departments: [], search: '', ...view }, compare).map(({ key }) => key);

test('open shifts come first, then people by department and name; those without a position last', () => {
  expect(keys({})).toEqual(['open', 'Carl', 'Bea', 'Álvaro', 'Zoe', 'Nobody']);
});

test('a person is found without their accents', () => {
  expect(keys({ search: 'alv' })).toEqual(['open', 'Álvaro']);
});

test('departments narrow the people', () => {
  expect(keys({ departments: ['KITCHEN', 'FLOOR'] })).toEqual(['open', 'Carl', 'Zoe']);
});

test('by position, who helps out elsewhere stands under both positions, and open shifts under theirs', () => {
  expect(keys({ groupBy: 'position' })).toEqual([
    'group/cook',
    'open/cook',
    'cook/Carl',
    'group/bar',
    'bar/Bea',
    'bar/Álvaro',
    'group/floor',
    'floor/Bea',
    'floor/Zoe',
    'group/',
    '/Nobody',
  ]);
});

test('the departments are those that have people, in the order of the house', () => {
  expect(countByDepartment(week).map(({ department, people }) => [department, people])).toEqual([
    ['KITCHEN', 1],
    ['BAR', 2],
    ['FLOOR', 1],
  ]);
});

test('a list that did not change stays the same object, so that its line is not drawn again', () => {
  const changed = week.shifts.map((shift) => (shift.id === 'open' ? { ...shift, start: '11:00' } : shift));
  const next = indexWeek(changed, week.week, index);
  expect(next.byPerson.get('Bea')).toBe(index.byPerson.get('Bea'));
  expect(next.open).not.toBe(index.open);
});

test('what was removed before anybody saw it is not drawn; what staff still see is', () => {
  const { byPerson } = indexWeek(
    [aWeekShift('seen', { removed: true }), aWeekShift('unseen', { removed: true, published: null })],
    week.week,
  );
  expect(byPerson.get('ana')?.map(({ id }) => id)).toEqual(['seen']);
});
