import { expect, test } from 'vitest';
import { countryName, isCurrency, parseCountry } from './countries.ts';
import { findRegion } from './region-names.ts';

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

test('countries and currencies have names and codes where they are known', () => {
  expect(countryName('AD')).toBe('Andorra');
  expect(isCurrency('EUR')).toBe(true);
  expect(isCurrency('EUX')).toBe(false);
});

test.each([
  ['US', 'CA', 'CA', 'California'],
  ['US', 'california', 'CA', 'California'],
  ['AD', '07', '7', 'Andorra la Vella'],
  ['FR', 'Île-de-France', 'J', 'Île-de-France'],
  ['MX', 'qq', 'QQ', 'qq'],
])('in %s the region %s is %s, %s', (country, cell, code, name) =>
  expect(findRegion(country, cell)).toEqual({ code, name }),
);

test('without a region a location stands below its country', () => {
  expect(findRegion('US', '')).toEqual({ code: null, name: null });
});
