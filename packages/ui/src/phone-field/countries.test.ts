import { LANGUAGES } from '@hearth/i18n/languages';
import { describe, expect, it } from 'vitest';
import { byName, countryNames, homeCountry } from './countries.ts';
import { FULL_SCREEN_WIDTH, isFullScreenList, PHONE_DEFAULTS } from './defaults.ts';

describe('names of countries', () => {
  it.each([
    ['en', 'Germany'],
    ['fr', 'Allemagne'],
    ['de', 'Deutschland'],
    ['es', 'Alemania'],
    ['pl', 'Niemcy'],
    ['ru', 'Германия'],
    ['ar', 'ألمانيا'],
    ['tr', 'Almanya'],
  ] as const)('are in the language of the page: %s says %s', (language, name) => {
    expect(countryNames(['de'], language)).toEqual({ de: name });
  });

  it('are in every language for every country with a code of its own', () => {
    for (const language of LANGUAGES)
      expect(Object.keys(countryNames(['pt', 'xk', 'ac', 'bq'], language))).toHaveLength(4);
  });

  it('stand in the order of the dictionary of the language', () => {
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
    const list = [{ name: 'Österreich' }, { name: 'Zypern' }, { name: 'Oman' }];
    expect(names(byName(list, 'de'))).toEqual(['Oman', 'Österreich', 'Zypern']);
  });
});

it.each([
  [['pt-PT', 'en'], 'en', 'pt'],
  [['pt', 'en-GB'], 'en', 'gb'],
  [['es-419'], 'es', 'es'],
  [['zh-Hant-TW'], 'en', 'tw'],
  [[], 'ar', 'ae'],
  [['de'], 'tr', 'tr'],
] as const)('with a browser of %j and a page in %s, a number is first taken to be of %s', (tags, language, country) => {
  expect(homeCountry(tags, language)).toBe(country);
});

describe('the list of countries', () => {
  const desk = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156';
  it.each([
    [500, desk, true],
    [501, desk, false],
    [1200, 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile Safari', true],
    [1200, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', true],
    [1200, 'Mozilla/5.0 (Linux; Android 14; Tab) Safari', false],
  ])('at %i px with %j fills the screen: %s', (width, agent, full) => {
    expect(isFullScreenList(width, agent)).toBe(full);
  });

  it('has the limits of the specification', () => {
    expect(FULL_SCREEN_WIDTH).toBe(500);
    expect(PHONE_DEFAULTS).toMatchObject({ nationalMode: true, placeholderNumberType: 'MOBILE', countrySearch: true });
  });
});

it.each([
  ['PT', 'pt'],
  ['de', 'de'],
  [undefined, 'us'],
  ['', 'us'],
  ['Portugal', 'us'],
])('the country of the place %j comes before the browser’s: %s', (place, country) => {
  expect(homeCountry(['en-US'], 'en', place)).toBe(country);
});
