import { expect, test } from 'vitest';
import { foldText, splitSearchWords } from './search-text.ts';

test.each([
  ['Café Zürich', 'cafe zurich'],
  ['KRAKÓW – Łódź', 'krakow lodz'],
  ['Straße', 'strasse'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['Søborg', 'soborg'],
  ['مَقْهًى', 'مقهي'],
  ['Ёлка', 'елка'],
  ['  Bar-tender, (evenings)! ', 'bar tender evenings'],
])('%s is searched as %s', (typed, stored) => {
  expect(foldText(typed)).toBe(stored);
});

test('a query is at most eight different words', () => {
  expect(splitSearchWords('a b a c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});

test('a query of punctuation has no words', () => {
  expect(splitSearchWords(' %_\\ -- ')).toEqual([]);
});
