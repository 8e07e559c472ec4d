import { expect, test } from 'vitest';
import { countryName, isCurrency, parseCountry } from './countries.ts';
import { regionCode, regionName } from './region-names.ts';

test.each([
  ['DE', 'DE'],
  ['de', 'DE'],
  ['Germany', 'DE'],
  ['Allemagne', 'DE'],
  ['Deutschland', 'DE'],
  ['Niemcy', 'DE'],
  ['Германия', 'DE'],
  ['ألمانيا', 'DE'],
  ['Almanya', 'DE'],
  ['UK', 'GB'],
  ['U.S.A.', 'US'],
  ['Türkiye', 'TR'],
])('the country %s is %s', (cell, code) => expect(parseCountry(cell)).toBe(code));

test.each(['XX', 'EU', 'ZZ', 'SU', 'Atlantis', ''])('%j is no country', (cell) =>
  expect(parseCountry(cell)).toBeUndefined(),
);

test('countries, regions and currencies have names where they are known', () => {
  expect(countryName('AD')).toBe('Andorra');
  expect(regionName('US', 'CA')).toBe('California');
  expect(regionName('AD', '07')).toBe('Andorra la Vella');
  expect(regionName('MX', 'QQ')).toBe('QQ');
  expect(regionCode('07')).toBe('7');
  expect(isCurrency('EUR')).toBe(true);
  expect(isCurrency('EUX')).toBe(false);
});
