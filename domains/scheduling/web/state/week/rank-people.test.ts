import { expect, test } from 'vitest';
import { createRoster } from '../../../rules/commands.ts';
import { conflictCheck } from './conflict-check.ts';
import { rankPeople } from './rank-people.ts';
import { aMember, aWeek, aWeekShift, PLACE } from './week.fixture.ts';
import { indexWeek } from './week-index.ts';

await conflictCheck.loadRules();

const standing = aWeekShift('late', { employee_id: 'bea' });
const week = aWeek(
  [
    aMember('ana', { position_id: 'floor' }),
    aMember('bea', { position_id: 'bar' }),
    aMember('cem', { position_id: 'bar' }),
  ],
  [standing],
);
const ground = {
  week,
  people: new Map(week.people.map((person) => [person.employee_id, person])),
  roster: createRoster(PLACE, 'Europe/Lisbon', [standing]),
  index: indexWeek([standing], week.week),
};
const ranked = (isComplete: boolean) =>
  rankPeople(ground, 'bar', {
    isComplete,
    commandsOf: (employee_id) => [{ kind: 'create', id: 'new', content: { ...standing, employee_id } }],
  })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ person, fit }) => [person.employee_id, fit]);

test('whom a shift breaks no rule for comes first, of those who hold the position first; who works then comes last', () => {
  expect(ranked(true)).toEqual([
    ['cem', 'fits'],
    ['ana', 'fits'],
    ['bea', 'block'],
  ]);
});

test('while the times are not complete nobody is told apart but by position', () => {
  expect(ranked(false)).toEqual([
    ['bea', null],
    ['cem', null],
    ['ana', null],
  ]);
});
