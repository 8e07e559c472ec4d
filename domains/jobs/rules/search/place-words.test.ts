import { expect, test } from 'vitest';
import { foldPostcode, understandPlace } from './place-words.ts';

test.each([
  ['UK', '@GB'],
  ['GB', '@GB'],
  ['United Kingdom', '@GB'],
  ['Vereinigtes Königreich', '@GB'],
  ['royaume-uni', '@GB'],
  ['Великобритания', '@GB'],
  ['المملكة المتحدة', '@GB'],
  ['Birleşik Krallık', '@GB'],
  ['Deutschland', '@DE'],
  ['Allemagne', '@DE'],
  ['Niemcy', '@DE'],
  ['ألمانيا', '@DE'],
  ['España', '@ES'],
  ['USA', '@US'],
  ['США', '@US'],
  ['Stany Zjednoczone', '@US'],
  ['ABD', '@US'],
  ['UAE', '@AE'],
])('"%s" is the country %s, with every word of it', (place, tag) => {
  for (const { tags } of understandPlace(place)) expect(tags).toContain(tag);
});

test.each([
  ['10001', [['10001']]],
  ['SW1', [['sw1']]],
  ['SW1A 1AA', [['sw1a'], ['1aa', 'sw1a1aa']]],
  ['1100-148', [['1100'], ['148', '1100148']]],
  ['00-950', [['00'], ['950', '00950']]],
  ['1012 AB', [['1012'], ['1012ab']]],
  ['1100 Lisboa', [['1100'], []]],
  ['7', [[]]],
  ['Lisboa', [[]]],
])('"%s" may begin the postcodes %j', (place, postcodes) => {
  expect(understandPlace(place).map((word) => word.postcodes)).toEqual(postcodes);
});

test('a short name of a country is a whole word, a long one is forgiven small errors', () => {
  expect(understandPlace('uk').map(({ isWhole }) => isWhole)).toEqual([true]);
  expect(understandPlace('Rio de Janeiro').map(({ isWhole, tags }) => [isWhole, tags])).toEqual([
    [false, []],
    [true, ['@DE']],
    [false, []],
  ]);
  expect(understandPlace('Portugal, Lisboa').map(({ isWhole }) => isWhole)).toEqual([false, false]);
});

test('a word with figures is forgiven nothing', () => {
  expect(understandPlace('10001 Wien').map(({ isExact }) => isExact)).toEqual([true, false]);
});

test.each([
  ['SW1A 1AA', 'sw1a1aa'],
  ['1100-148', '1100148'],
  [' 00-950 ', '00950'],
  ['', ''],
])('the postcode %j is kept as %j', (postcode, kept) => {
  expect(foldPostcode(postcode)).toBe(kept);
});

test('hostile input costs no more than eight words and no long postcodes', () => {
  const words = understandPlace(`${'1'.repeat(90)} ${'9 '.repeat(5000)} ${"%_' ".repeat(500)}`);
  expect(words.length).toBeLessThanOrEqual(8);
  for (const { postcodes } of words)
    for (const postcode of postcodes) expect(postcode).toMatch(/^[\p{L}\p{N}]{2,12}$/u);
});
