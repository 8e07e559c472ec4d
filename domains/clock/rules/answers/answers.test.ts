import { expect, test } from 'vitest';
import { answersFor, marksOf } from './answers.ts';
import type { AnswerMark } from './answers.ts';

const QUIET = { took_breaks: true, got_tips: false, was_injured: false };

test.each<[string, Partial<Record<keyof typeof QUIET, boolean | null>>, AnswerMark[]]>([
  ['a day as it should be', {}, []],
  ['nothing was asked', { took_breaks: null, got_tips: null, was_injured: null }, []],
  ['somebody was hurt', { was_injured: true }, ['INJURY']],
  ['no break', { took_breaks: false }, ['NO_BREAK']],
  ['tips', { got_tips: true }, ['TIPS']],
  ['the gravest is first', { got_tips: true, took_breaks: false, was_injured: true }, ['INJURY', 'NO_BREAK', 'TIPS']],
])('%s', (_says, change, marks) => {
  expect(marksOf({ ...QUIET, ...change })).toEqual(marks);
});

test('tips are told to those alone who see pay', () => {
  const answers = { ...QUIET, got_tips: true };
  expect(answersFor(answers, { seesPay: true })).toEqual(answers);
  expect(answersFor(answers, { seesPay: false })).toEqual({ ...answers, got_tips: null });
});
