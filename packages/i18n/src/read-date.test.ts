import { describe, expect, test } from 'vitest';
import { dateOrder, formatTypedDate, typedDatePattern } from './date-pattern.ts';
import type { Language } from './languages.ts';
import { LANGUAGES } from './languages.ts';
import { readDate } from './read-date.ts';

const TODAY = '2026-11-28';

const IN_DIGITS: Readonly<Record<Language, readonly [pattern: string, written: string]>> = {
  en: ['DD/MM/YYYY', '05/12/2026'],
  fr: ['JJ/MM/AAAA', '05/12/2026'],
  de: ['TT.MM.JJJJ', '05.12.2026'],
  es: ['DD/MM/AAAA', '05/12/2026'],
  pl: ['DD.MM.RRRR', '05.12.2026'],
  ru: ['ДД.ММ.ГГГГ', '05.12.2026'],
  ar: ['DD/MM/YYYY', '05/12/2026'],
  tr: ['GG.AA.YYYY', '05.12.2026'],
};

describe.each(LANGUAGES)('dates typed in %s', (language) => {
  const [pattern, written] = IN_DIGITS[language];

  test('are shown in the order and with the separators of its country', () => {
    expect(typedDatePattern(language)).toBe(pattern);
    expect(formatTypedDate(language, '2026-12-05')).toBe(written);
    expect(dateOrder(language)).toEqual(['day', 'month', 'year']);
  });

  test.each([
    written,
    '05.12.2026',
    '5/12/2026',
    '5-12-2026',
    '5 12 2026',
    '5, 12, 2026',
    '05122026',
    '2026-12-05',
    '2026/12/05',
    '20261205',
    ' 2026.12.05. ',
    '٠٥/١٢/٢٠٢٦',
    '5 Dec 2026',
    '5th December 2026',
  ])('read %s, whichever way it is typed or pasted', (text) => {
    expect(readDate(language, text, TODAY)).toEqual({ date: '2026-12-05', isComplete: true });
  });

  test.each(['5.12.26', '05/12/26', '051226', '5.12', '05/12', '0512'])(
    'read %s as the year nearest to today',
    (text) => {
      expect(readDate(language, text, TODAY)).toEqual({ date: '2026-12-05', isComplete: false });
    },
  );

  test.each([
    '',
    '5',
    '512',
    '05122',
    '13.13.13',
    '30.2.2026',
    '2026-02-29',
    '29/2/2027',
    '32/1/2026',
    '0/1/2026',
    '1/2/3/4',
  ])('refuse %j', (text) => {
    expect(readDate(language, text, TODAY)).toBeUndefined();
  });

  test.each(['5.12.202', '5/12/2', '-5-12-2026', 'tomorrow', '5.12.2026 or later', '155/12/2026', '5 12 02026'])(
    'refuse %j, which is no date or not yet',
    (text) => {
      expect(readDate(language, text, TODAY)).toBeUndefined();
    },
  );
});

test.each<[Language, string]>([
  ['en', 'Saturday, 5 December 2026'],
  ['fr', 'samedi 5 décembre 2026'],
  ['fr', '5 dec. 2026'],
  ['de', '5. Dezember 2026'],
  ['es', '5 de diciembre de 2026'],
  ['pl', '5 grudnia 2026'],
  ['ru', '5 декабря 2026 г.'],
  ['ar', '5 ديسمبر 2026'],
  ['tr', '5 Aralık 2026'],
  ['tr', '5 ARALIK 2026'],
])('a month in words is read in %s: %s', (language, text) => {
  expect(readDate(language, text, TODAY)?.date).toBe('2026-12-05');
});

test.each([
  ['a day that is no month, where it was typed first in the other order', '12/31/2026', '2026-12-31'],
  ['two digits of a year in the past century', '1/2/85', '1985-02-01'],
  ['two digits of a year to come', '1/2/60', '2060-02-01'],
  ['a missing year as the next one', '15/1', '2027-01-15'],
  ['a missing year as this one', '15/10', '2026-10-15'],
  ['a year first with a short day', '2026-12-5', '2026-12-05'],
  ['a leap day without a year as one that exists', '29/2/28', '2028-02-29'],
])('reads %s', (_what, text, date) => {
  expect(readDate('en', text, TODAY)?.date).toBe(date);
});

test('a word that begins two months is not guessed', () => {
  expect(readDate('fr', '5 jui 2026', TODAY)).toBeUndefined();
  expect(readDate('fr', '5 juin 2026', TODAY)?.date).toBe('2026-06-05');
});
