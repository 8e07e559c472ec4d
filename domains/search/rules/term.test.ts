import { expect, test } from 'vitest';
import { normalizeTerm, splitTerm } from './term.ts';

test.each([
  ['words stand between spaces of any kind', 'inês\u00a0 quintela\tbar', ['inês', 'quintela', 'bar']],
  ['a word counts once, whatever its case', 'Bar bar BAR keeper', ['Bar', 'keeper']],
  ['addresses and numbers stay whole', "o'brien@example.com E-104", ["o'brien@example.com", 'E-104']],
  ['at most eight words count', 'a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ['spaces are no words', '  ', []],
])('%s', (_rule, term, words) => {
  expect(splitTerm(term)).toEqual(words);
});

test.each([
  ['nothing is asked before the second letter', ' a ', null],
  ['two letters are enough', 'al', 'al'],
  ['spaces and line breaks are one space', ' ann \n\t lee ', 'ann lee'],
  ['what is too long is cut', 'x'.repeat(120), 'x'.repeat(100)],
  ['a picture of two units is not cut in half', `${'x'.repeat(99)}👋 and more`, `${'x'.repeat(99)}`],
  ['Arabic is asked for as it is', 'مطعم الميناء', 'مطعم الميناء'],
])('%s', (_rule, typed, asked) => {
  expect(normalizeTerm(typed)).toBe(asked);
});
