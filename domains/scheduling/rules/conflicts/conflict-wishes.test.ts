import { expect, test } from 'vitest';
import { addDays } from '../hours/time.ts';
import { NO_WISHES } from '../availability.ts';
import { DEFAULT_RULES } from '../limits.ts';
import { aPerson, aScope, aShift } from '../shift.fixture.ts';
import { newConflicts } from './compare-conflicts.ts';
import { checkPerson } from './conflicts.ts';

/** Eight hours on each of so many days from Monday on. */
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => aShift({ id: `day-${index}`, date: addDays('2026-11-16', index) }));
const check = (count: number, wishes: Partial<typeof NO_WISHES>, rules = {}) =>
  checkPerson(
    aPerson({ wishes: { ...NO_WISHES, ...wishes } }),
    days(count),
    aScope({ ruleSet: { ...DEFAULT_RULES, rules: { ...DEFAULT_RULES.rules, ...rules } } }),
  ).map(({ rule, level, facts }) => ({ rule, level, actual: facts.actual, limit: facts.limit }));

test.each([
  ['nothing is wished for', 3, {}, []],
  ['as many hours as wished', 3, { min_minutes: 1440, max_minutes: 1440 }, []],
  ['fewer hours', 2, { min_minutes: 1440 }, [{ rule: 'under_wish', level: 'warn', actual: 960, limit: 1440 }]],
  ['more hours', 3, { max_minutes: 1380 }, [{ rule: 'over_wish', level: 'warn', actual: 1440, limit: 1380 }]],
  ['as many days in a row', 3, { max_days: 3 }, []],
  ['more days in a row', 4, { max_days: 3 }, [{ rule: 'days_wish', level: 'warn', actual: 4, limit: 3 }]],
] as const)('%s', (_name, count, wishes, expected) => {
  expect(check(count, wishes)).toEqual(expected);
});

test('a wish for days holds also where the location has no such rule, and beside the one of the location', () => {
  const off = { consecutive_days: { level: 'off' } };
  expect(check(4, { max_days: 2 }, off).map(({ rule }) => rule)).toEqual(['days_wish']);
  const strict = { consecutive_days: { level: 'block', limit: 3 } };
  expect(check(4, { max_days: 2 }, strict).map(({ rule, level }) => `${rule} ${level}`)).toEqual([
    'consecutive_days block',
    'days_wish warn',
  ]);
});

test('fewer hours than wished are the fault of no edit, more hours are', () => {
  const person = aPerson({ wishes: { min_minutes: 2400, max_minutes: 600, max_days: null } });
  const before = checkPerson(person, days(1), aScope());
  const after = checkPerson(person, days(2), aScope());
  expect(newConflicts(before, after).map(({ rule }) => rule)).toEqual(['over_wish']);
});
