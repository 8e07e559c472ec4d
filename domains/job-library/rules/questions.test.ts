import { expect, test } from 'vitest';
import type { Question } from '../contract/content-schemas.ts';
import { validateAnswers, isValidQuestion, findKnockOuts } from './questions.ts';

const question = (change: Partial<Question>): Question => ({
  id: 'a',
  kind: 'YES_NO',
  text: 'May you work here?',
  options: [],
  required: true,
  knock_out: null,
  ...change,
});

test.each([
  ['a yes or no question', question({}), true],
  ['a knock-out on no', question({ knock_out: 'no' }), true],
  ['a knock-out that is not an answer', question({ knock_out: 'maybe' }), false],
  ['a choice of one', question({ kind: 'SINGLE', options: ['A'] }), false],
  ['a choice of the same twice', question({ kind: 'SINGLE', options: ['A', 'A'] }), false],
  ['a choice of two', question({ kind: 'SINGLE', options: ['A', 'B'], knock_out: 'B' }), true],
  ['free text with a knock-out', question({ kind: 'TEXT', knock_out: 'x' }), false],
])('%s can be asked: %#', (_, asked, sound) => {
  expect(isValidQuestion(asked)).toBe(sound);
});

test('a required question wants an answer, a blank is none', () => {
  expect(validateAnswers([question({})], { a: '  ' })).toEqual([{ questionId: 'a', rule: 'required' }]);
  expect(validateAnswers([question({ required: false })], {})).toEqual([]);
});

test('an answer is one of the options, also for questions that are not required', () => {
  const asked = question({ kind: 'SINGLE', options: ['A', 'B'], required: false });
  expect(validateAnswers([asked], { a: 'C' })).toEqual([{ questionId: 'a', rule: 'not_an_option' }]);
  expect(validateAnswers([asked], { a: 'B' })).toEqual([]);
});

test.each<[Question['kind'], string, string | null]>([
  ['LONG_TEXT', 'several\nlines', null],
  ['LONG_TEXT', 'x'.repeat(2001), 'too_long'],
  ['MULTI', 'A', null],
  ['MULTI', 'A\nB', null],
  ['MULTI', 'A\nA', 'not_an_option'],
  ['MULTI', 'A\nC', 'not_an_option'],
  ['NUMBER', '12', null],
  ['NUMBER', '-3,5', null],
  ['NUMBER', 'twelve', 'not_a_number'],
  ['NUMBER', '1e9', 'not_a_number'],
  ['DATE', '2028-02-29', null],
  ['DATE', '2027-02-29', 'not_a_date'],
  ['DATE', 'tomorrow', 'not_a_date'],
  ['RATING', '5', null],
  ['RATING', '6', 'not_an_option'],
  ['FILE', '0', null],
  ['VIDEO', 'my.mp4', 'not_a_file'],
])('to a question of the kind %s the answer %j is %s', (kind, answer, rule) => {
  const asked = question({ kind, options: ['A', 'B'] });
  expect(validateAnswers([asked], { a: answer })).toEqual(rule === null ? [] : [{ questionId: 'a', rule }]);
});

test('of several that can be chosen one can rule out, among whichever others', () => {
  const asked = question({ kind: 'MULTI', options: ['A', 'B', 'C'], knock_out: 'B' });
  expect(isValidQuestion(asked)).toBe(true);
  expect([findKnockOuts([asked], { a: 'A\nB' }), findKnockOuts([asked], { a: 'A\nC' })]).toEqual([['a'], []]);
});

test.each(['NUMBER', 'DATE', 'RATING', 'LONG_TEXT', 'FILE', 'VIDEO'] as const)(
  'nothing rules out in a question of the kind %s',
  (kind) => {
    expect(isValidQuestion(question({ kind }))).toBe(true);
    expect(isValidQuestion(question({ kind, knock_out: '1' }))).toBe(false);
  },
);

test('an answer to a question that was not asked is refused', () => {
  expect(validateAnswers([], { z: 'yes' })).toEqual([{ questionId: 'z', rule: 'unknown_question' }]);
});

test('a text of more than 2000 characters is refused', () => {
  expect(validateAnswers([question({ kind: 'TEXT' })], { a: 'x'.repeat(2001) })).toEqual([
    { questionId: 'a', rule: 'too_long' },
  ]);
});

test('only the named answer knocks out', () => {
  const asked = [question({ knock_out: 'no' }), question({ id: 'b', knock_out: null })];
  expect(findKnockOuts(asked, { a: 'no', b: 'no' })).toEqual(['a']);
  expect(findKnockOuts(asked, { a: 'yes', b: 'no' })).toEqual([]);
});
