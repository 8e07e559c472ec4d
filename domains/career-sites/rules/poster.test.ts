import { expect, test } from 'vitest';
import { hasRoomForDrawing, parsePaper, titleSize } from './poster.ts';

test.each([
  ['A4 where nothing is asked for', null, 'A4'],
  ['a till where that is asked for', 'RECEIPT', 'RECEIPT'],
  ['A5 where that is asked for', 'A5', 'A5'],
  ['what is asked for in small letters', 'a5', 'A5'],
  ['A4 where something unknown is asked for', 'letter', 'A4'],
])('a poster is made for %s', (_rule, asked, paper) => {
  expect(parsePaper(asked)).toBe(paper);
});

test.each([
  ['a short title', 'Bartender', 'large'],
  ['a title of some words', 'Bartender for the evenings', 'large'],
  ['a title that needs a second line', 'Bartender for the evenings and weekends', 'medium'],
  ['a word that would not fit on a line', 'Housekeeping', 'large'],
  ['a longer word', 'Housekeeping-Supervisor', 'large'],
  ['a German word', 'Hotelfachleute', 'medium'],
  ['a long German word', 'Veranstaltungskaufleute', 'tiny'],
  ['words that a stroke divides', 'Restaurantfachmann/-frau (m/w/d)', 'small'],
  ['letters of any script, counted as letters', 'نادل لوردية المساء', 'large'],
  ['a title that says nearly everything', 'Bartender for the evenings, weekends and the three summer months', 'small'],
  ['the longest title that a post may have', 'Bartender '.repeat(10).trim(), 'tiny'],
])('%s is set as large as it fits', (_rule, title, size) => {
  expect(titleSize(title)).toBe(size);
});

test.each([
  ['a short title leaves room for', 'Bartender', true],
  ['a title of a whole line leaves no room for', 'Housekeeper', false],
  ['a title of two lines leaves no room for', 'Bartender for the evenings', false],
])('%s a drawing beside it', (_rule, title, expected) => {
  expect(hasRoomForDrawing(title)).toBe(expected);
});
