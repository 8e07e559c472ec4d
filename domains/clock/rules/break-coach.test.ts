import { expect, test } from 'vitest';
import { coachBreaks } from './break-coach.ts';
import type { CoachedPerson } from './break-coach.ts';
import type { BreakNeed } from './break-need.ts';
import { findDueBreak, needsAtAge } from './break-need.ts';
import type { WorkSpan } from './pair.ts';

const MINUTE = 60_000;
const NOON = Date.parse('2026-11-16T12:00:00Z');
const at = (minutes: number): number => NOON + minutes * MINUTE;
const SIX_HOURS: BreakNeed = { afterMinutes: 360, minutes: 30, law: 'ArbZG' };

function span(start: number, ...breaks: readonly [number, number | null][]): WorkSpan {
  return {
    start: at(start),
    end: null,
    start_id: 'in',
    end_id: null,
    location_id: 'here',
    position_id: 'bar',
    breaks: breaks.map(([from, to]) => ({
      start: at(from),
      end: to === null ? null : at(to),
      start_id: `break ${from}`,
    })),
  };
}

const due = (work: WorkSpan, needs = [SIX_HOURS], plannedEnd: number | null = null) => {
  const found = findDueBreak(work, needs, { now: NOON, plannedEnd: plannedEnd === null ? null : at(plannedEnd) });
  return found === undefined ? null : [(found.dueAt - NOON) / MINUTE, found.missing];
};

test.each([
  ['four hours in, a break is due in two', span(-240), null, [120, 30]],
  ['who ends before needs none', span(-240), 120, null],
  ['a minute longer needs one', span(-240), 121, [120, 30]],
  ['a break that was long enough is one', span(-240, [-60, -30]), null, null],
  ['half a break leaves the rest, and the work rested meanwhile', span(-240, [-60, -45]), null, [135, 15]],
  ['who is on a break needs what is missing of it', span(-240, [-10, null]), null, [130, 20]],
  ['who is beyond it is late', span(-400), null, [-40, 30]],
])('%s', (_says, work, plannedEnd, expected) => {
  expect(due(work, [SIX_HOURS], plannedEnd)).toEqual(expected);
});

test('of a law and the rule of the place the first counts; any break does where no length is asked', () => {
  const place = { afterMinutes: 300, minutes: 0, law: null };
  expect(due(span(-240), [SIX_HOURS, place])).toEqual([60, null]);
  expect(due(span(-240, [-20, -15]), [SIX_HOURS, place])).toEqual([125, 25]);
});

test.each([
  ['a shift until six needs a quarter of an hour until a quarter to six', span(0), 360, [345, 15]],
  ['what is missing of it fits in before the end', span(-60, [-30, -25]), 360, [350, 10]],
  ['without a planned end nobody is sent', span(0), null, null],
  ['who had it needs none', span(-60, [-30, -15]), 360, null],
])('a break that any work needs is not due as somebody begins: %s', (_says, work, plannedEnd, expected) => {
  expect(due(work, [{ afterMinutes: 0, minutes: 15, law: 'tr' }], plannedEnd)).toEqual(expected);
});

test.each([
  [17, ['young', 'all']],
  [18, ['adult', 'all']],
  [null, ['adult', 'all']],
])('of somebody aged %s the rules for their age hold, and of nobody knows whom those for adults', (age, laws) => {
  const need = (law: string, ages?: BreakNeed['ages']): BreakNeed => ({ ...SIX_HOURS, law, ages });
  const needs = [need('young', { below: 18 }), need('adult', { from: 18 }), need('all')];
  expect(needsAtAge(needs, age).map(({ law }) => law)).toEqual(laws);
});

const person = (employeeId: string, dueIn: number | null, more: Partial<CoachedPerson> = {}): CoachedPerson => ({
  employeeId,
  positionId: 'bar',
  isAway: false,
  due: dueIn === null ? undefined : { need: SIX_HOURS, dueAt: at(dueIn), missing: 30 },
  ...more,
});
const plan = (...people: readonly CoachedPerson[]) =>
  coachBreaks(people, NOON).map(
    ({ employeeId, startAt, cover }) => `${employeeId} ${(startAt - NOON) / MINUTE} ${cover.join('+')}`,
  );

test('two of a position go one after the other, whoever has to go first first', () => {
  expect(plan(person('b', 60), person('a', 45))).toEqual(['a 0 b', 'b 30 a']);
});

test('people of different positions don’t wait for each other', () => {
  expect(plan(person('a', 45), person('b', 45, { positionId: 'kitchen' }))).toEqual(['a 0 ', 'b 0 ']);
});

test('nobody goes late for the sake of cover', () => {
  expect(plan(person('a', 10), person('b', 10), person('c', 10))).toEqual(['a 0 ', 'b 10 ', 'c 10 ']);
});

test('of six two are away at a time, and nobody is sent hours ahead', () => {
  const crew = ['a', 'b', 'c'].map((id) => person(id, 100));
  const rest = ['d', 'e', 'f'].map((id) => person(id, null));
  expect(plan(...crew, ...rest)).toEqual(['a 0 c+d+e+f', 'b 0 c+d+e+f', 'c 30 a+b+d+e+f']);
  expect(plan(person('a', 300))).toEqual(['a 180 ']);
});

test('whoever is on a break keeps the place until they have had what they need', () => {
  expect(plan(person('a', 45), person('b', 45, { isAway: true }))).toEqual(['a 30 ']);
});
