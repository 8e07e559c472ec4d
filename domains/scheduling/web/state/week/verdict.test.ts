import { expect, test } from 'vitest';
import type { Shift } from '../../../contract/schemas.ts';
import { createRoster } from '../../../rules/commands.ts';
import { conflictCheck } from './conflict-check.ts';
import { previewMinutes, previewEdit, type VerdictInput } from './verdict.ts';
import { aMember, aWeek, aWeekShift, PLACE } from './week.fixture.ts';
import { indexWeek } from './week-index.ts';

await conflictCheck.loadRules();

function ground(shifts: readonly Shift[]): VerdictInput {
  const week = aWeek([aMember('ana'), aMember('bea', { end_date: '2026-11-16' })], shifts);
  return {
    week,
    people: new Map(week.people.map((person) => [person.employee_id, person])),
    roster: createRoster(PLACE, 'Europe/Lisbon', shifts),
    index: indexWeek(shifts, week.week),
  };
}

test('an edit that breaks nothing passes', () => {
  const shifts = [aWeekShift('a')];
  expect(previewEdit(ground(shifts), [{ kind: 'change', id: 'a', set: { date: '2026-11-18' } }])).toMatchObject({
    level: undefined,
    conflicts: [],
  });
});

test('the strictest conflict decides, and only an overlap can never be overridden', () => {
  const shifts = [aWeekShift('a', { start: '16:00', end: '23:30' }), aWeekShift('b', { date: '2026-11-18' })];
  const toTuesday = previewEdit(ground(shifts), [
    { kind: 'change', id: 'b', set: { date: '2026-11-17', start: '09:00' } },
  ]);
  expect(toTuesday.level).toBe('consent');
  const toMonday = previewEdit(ground(shifts), [{ kind: 'change', id: 'b', set: { date: '2026-11-16' } }]);
  expect(toMonday).toMatchObject({ level: 'block', overridable: false });
  const toBea = previewEdit(ground(shifts), [{ kind: 'change', id: 'b', set: { employee_id: 'bea' } }]);
  expect(toBea).toMatchObject({ level: 'block', overridable: true, conflicts: [{ rule: 'not_employed' }] });
});

test('what was wrong before does not stand in the way', () => {
  const shifts = [aWeekShift('a', { start: '16:00', end: '23:30' }), aWeekShift('b', { date: '2026-11-17' })];
  expect(previewEdit(ground(shifts), [{ kind: 'change', id: 'a', set: { note: 'x' } }]).level).toBeUndefined();
});

test('a shift that makes no sense is a problem of its own', () => {
  expect(previewEdit(ground([aWeekShift('a')]), [{ kind: 'change', id: 'a', set: { end: '10:00' } }]).problem).toBe(
    'SHIFT_TIMES_EQUAL',
  );
});

test('the hours after an edit count the whole week, with what the person works elsewhere', () => {
  const shifts = [aWeekShift('a'), aWeekShift('b', { date: '2026-11-18' })];
  const base = ground(shifts);
  expect(previewMinutes(base, 'ana', [])).toBe(960);
  expect(previewMinutes(base, 'ana', [{ kind: 'change', id: 'b', set: { employee_id: 'bea' } }])).toBe(480);
  const away = { ...aWeekShift('x', { date: '2026-11-19' }), location_id: 'elsewhere' };
  const ana = aMember('ana', { nearby: [away, { ...away, id: 'y', date: '2026-11-25' }] });
  expect(previewMinutes({ ...base, people: new Map([['ana', ana]]) }, 'ana', [])).toBe(1440);
});
