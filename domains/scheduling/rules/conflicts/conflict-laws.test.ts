import type { HeldLaws, HeldRule } from '@hearth/domains/laws/schemas';
import { expect, test } from 'vitest';
import { checkPerson } from './conflicts.ts';
import { checkLaws } from './conflict-laws.ts';
import { aPerson, aScope, aShift } from '../shift.fixture.ts';

const MONDAY = '2026-11-16';
const held = (rule: object, more: Partial<HeldRule> = {}): HeldRule => {
  const basis = { id: 'rule', paragraph: '§ 1', source: 'code', verified: true, level: 'consent' };
  return {
    id: 'xx.rule',
    law: 'Law',
    paragraph: '§ 1',
    from: MONDAY,
    until: '2026-11-22',
    rule: { ...basis, ...rule } as HeldRule['rule'],
    ...more,
  };
};
const check = (shifts: readonly object[], laws: HeldRule[], person: object = {}, school: string[] = []) => {
  const scope: HeldLaws = { rules: laws, school_days: school };
  return checkPerson(
    { ...aPerson(), ...person },
    shifts.map((shift) => aShift(shift)),
    aScope({ laws: scope, further: [checkLaws] }),
  ).filter(({ rule }) => rule.startsWith('law_'));
};
const on = (day: number, start: string, end: string, more: object = {}) => ({
  id: `00000000-0000-4000-8000-0000000000${day}${start.slice(0, 2)}`.slice(0, 36),
  date: `2026-11-${day}`,
  start,
  end,
  ...more,
});

test('without laws nothing is checked', () => {
  expect(
    checkPerson(aPerson(), [aShift(on(16, '08:00', '23:00'))], aScope()).filter(({ rule }) => rule.startsWith('law_')),
  ).toEqual([]);
});

test('a rest that is too short names its law, on the days on which that holds', () => {
  const shifts = [on(17, '15:00', '23:30'), on(18, '07:00', '15:00')];
  const rest = { kind: 'REST', minutes: 660 };
  expect(check(shifts, [held(rest)])).toMatchObject([
    {
      rule: 'law_rest',
      level: 'consent',
      facts: { actual: 450, limit: 660, excess: 210, law: { name: 'Law', paragraph: '§ 1' } },
    },
  ]);
  expect(check(shifts, [held(rest, { from: '2026-11-18' })])).toEqual([]);
  expect(check(shifts, [held(rest), held({ ...rest, level: 'block' }, { id: 'yy.rule' })])).toHaveLength(2);
});

test('hours of days and weeks, with and without school', () => {
  const daily = { kind: 'DAILY', minutes: 180, days: 'SCHOOL', ages: { below: 16 } };
  const shifts = [on(17, '15:00', '19:00')];
  expect(check(shifts, [held(daily)], { age: 15 }, ['2026-11-17'])).toMatchObject([
    { rule: 'law_daily', date: '2026-11-17', facts: { actual: 240, limit: 180 } },
  ]);
  expect(check(shifts, [held(daily)], { age: 15 }, [])).toEqual([]);
  expect(check(shifts, [held(daily)], { age: 16 }, ['2026-11-17'])).toEqual([]);
  expect(check(shifts, [held(daily)], {}, ['2026-11-17'])).toEqual([]);
  const weekly = { kind: 'WEEKLY', minutes: 200, weeks: 'ALL' };
  expect(check(shifts, [held(weekly)])).toMatchObject([{ rule: 'law_weekly', facts: { actual: 240 } }]);
});

test('a night counts on the day on which it begins, however the location counts hours', () => {
  const daily = [held({ kind: 'DAILY', minutes: 600, days: 'ALL' })];
  const ruleSet = { ...aScope().ruleSet, hours_count_on: 'each_day' as const };
  const nights = [aShift(on(17, '18:00', '06:00'))];
  const scope = aScope({ laws: { rules: daily, school_days: [] }, further: [checkLaws], ruleSet });
  const found = checkPerson(aPerson(), nights, scope).filter(({ rule }) => rule.startsWith('law_'));
  expect(found).toMatchObject([{ rule: 'law_daily', date: '2026-11-17', facts: { actual: 720, limit: 600 } }]);
});

test('the rest after a night is looked at, though the next shift begins on the same date; a day in two parts is one', () => {
  const rest = [held({ kind: 'REST', minutes: 660 })];
  const [night, evening] = [on(18, '00:30', '06:00'), on(18, '14:00', '22:00')];
  expect(check([night, evening], rest)).toMatchObject([{ rule: 'law_rest', facts: { actual: 480 } }]);
  expect(check([on(18, '10:00', '14:00'), on(18, '18:00', '23:00')], rest)).toEqual([]);
  expect(check([on(18, '04:00', '08:00'), on(18, '12:00', '16:00')], rest)).toEqual([]);
});

test('seven days of work have no rest of a day, whether or not other weeks are known', () => {
  const rest = [held({ kind: 'WEEKLY_REST', minutes: 1440 })];
  const all = [16, 17, 18, 19, 20, 21, 22].map((day) => on(day, '10:00', '18:00'));
  expect(check(all, rest)).toMatchObject([{ rule: 'law_week_rest', facts: { actual: 960, limit: 1440 } }]);
  const before = { ...on(12, '10:00', '18:00') };
  expect(check([before, ...all], rest)).toHaveLength(1);
  expect(check(all.slice(1), rest)).toEqual([]);
});

test('of whom the age is not known, adults’ rules are checked and it is said once', () => {
  const laws = [
    held({ kind: 'DAILY', minutes: 60, days: 'ALL', ages: { below: 18 } }),
    held({ kind: 'WEEKLY', minutes: 60, weeks: 'ALL', ages: { below: 18 } }, { id: 'xx.other' }),
  ];
  expect(check([on(17, '15:00', '19:00'), on(18, '15:00', '19:00')], laws, { age: null })).toMatchObject([
    { rule: 'law_age', level: 'warn' },
  ]);
  expect(
    check([on(17, '15:00', '19:00')], [held({ kind: 'DAILY', minutes: 60, days: 'ALL', ages: { from: 18 } })], {
      age: null,
    }),
  ).toMatchObject([{ rule: 'law_daily' }]);
});

test('breaks, paid ones where they count', () => {
  const meal = { kind: 'BREAK', over_minutes: 300, minutes: 30 };
  expect(check([on(17, '10:00', '18:00')], [held(meal)])).toMatchObject([
    { rule: 'law_break', facts: { actual: 0, limit: 30 } },
  ]);
  expect(check([on(17, '10:00', '18:00', { unpaid_break_minutes: 30 })], [held(meal)])).toEqual([]);
  expect(check([on(17, '10:00', '18:00', { paid_break_minutes: 30 })], [held(meal)])).toEqual([]);
  expect(check([on(17, '10:00', '18:00', { paid_break_minutes: 30 })], [held({ ...meal, unpaid: true })])).toHaveLength(
    1,
  );
  expect(check([on(17, '10:00', '15:00')], [held(meal)])).toEqual([]);
});

test('times of day of minors, by season', () => {
  const evening = { kind: 'HOURS_OF_DAY', from: '07:00', until: '19:00', season: 'NOT_SUMMER', ages: { below: 16 } };
  expect(check([on(17, '16:00', '20:30')], [held(evening)], { age: 15 })).toMatchObject([
    { rule: 'law_time', facts: { actual: 90 }, fixes: [{ kind: 'end_at', time: '19:00' }, { kind: 'unassign' }] },
  ]);
  expect(check([on(17, '22:00', '02:00')], [held(evening)], { age: 15 })).toMatchObject([{ facts: { actual: 420 } }]);
  expect(check([on(17, '16:00', '20:30')], [held({ ...evening, season: 'SUMMER' })], { age: 15 })).toEqual([]);
});

test('days in a row, and a rest in one piece in each week', () => {
  const all = [16, 17, 18, 19, 20, 21, 22].map((day) => on(day, '10:00', '14:00'));
  expect(check(all, [held({ kind: 'DAYS_IN_A_ROW', days: 6 })])).toMatchObject([
    { rule: 'law_days', facts: { actual: 7, limit: 6, unit: 'days' } },
  ]);
  const rest = held({ kind: 'WEEKLY_REST', minutes: 2100 });
  const near = (day: string) => ({
    id: `00000000-0000-4000-8000-00000000${day.replaceAll('-', '').slice(4)}`,
    location_id: 'elsewhere',
    date: day,
    start: '10:00',
    end: '14:00',
    starts_at: `${day}T10:00:00.000Z`,
    ends_at: `${day}T14:00:00.000Z`,
    unpaid_break_minutes: 0,
  });
  expect(check(all, [rest], { nearby: [near('2026-11-15'), near('2026-11-23')] })).toMatchObject([
    { rule: 'law_week_rest', facts: { actual: 1200, limit: 2100 } },
  ]);
  expect(check(all.slice(1), [rest], { nearby: [near('2026-11-14'), near('2026-11-23')] })).toEqual([]);
  expect(check(all.slice(0, 6), [rest], { nearby: [near('2026-11-15'), near('2026-11-23')] })).toEqual([]);
});
