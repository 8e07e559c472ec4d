import { expect, test } from 'vitest';
import type { AnsweredConflict, Conflict } from '../contract/schemas.ts';
import { filterAnswers, needsAnswer, mergeAnswers, withAnswers } from './answers.ts';

const conflict = (excess: number, level: Conflict['level'] = 'consent'): Conflict => ({
  key: 'rest_gap:ines:a+b',
  rule: 'rest_gap',
  level,
  employee_id: 'ines',
  shift_ids: ['a', 'b'],
  date: '2026-11-17',
  facts: { actual: 660 - excess, limit: 660, excess, unit: 'minutes', elsewhere: null },
  fixes: [],
});
const given: AnsweredConflict = {
  key: 'rest_gap:ines:a+b',
  excess: 60,
  kind: 'CONSENTED',
  reason: 'By phone',
  at: '2026-11-16T09:00:00.000Z',
  by: 'Leonor Matos',
};

test.each([
  ['as it was', conflict(60), false],
  ['milder than it was', conflict(30), false],
  ['worse than it was', conflict(61), true],
  ['another one', { ...conflict(60), key: 'rest_gap:ines:b+c' }, true],
  ['a warning, which never stands in the way', conflict(60, 'warn'), false],
])('an answer covers a conflict until it gets worse: %s', (_, one, open) => {
  expect(withAnswers([one], [given]).map(needsAnswer)).toEqual([open]);
});

test('an answered conflict says who answered, when and why', () => {
  const { reason, at, by, kind } = given;
  expect(withAnswers([conflict(60)], [given])).toEqual([{ ...conflict(60), answer: { kind, reason, at, by } }]);
});

test('answers are those of the people asked for', () => {
  expect(filterAnswers([given], new Set(['ines']))).toEqual([given]);
  expect(filterAnswers([given], new Set(['rui']))).toEqual([]);
});

test('a newer answer takes the place of the older one to the same conflict', () => {
  const other = { ...given, key: 'other' };
  const newer = { ...given, reason: 'In person' };
  expect(mergeAnswers([given, other], [newer])).toEqual([newer, other]);
  const same = [given];
  expect(mergeAnswers(same, [])).toBe(same);
});
