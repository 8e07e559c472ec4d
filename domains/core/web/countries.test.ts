import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listCountries, parseCountries, COUNTRY_CODES, findCountryOfZone, chooseZone } from './countries.ts';

test('the countries are those that the server knows', async () => {
  const sql = await readFile(new URL('../db/202611200300-core.sql', import.meta.url), 'utf8');
  const [, rows = ''] = /insert into core\.country \(code, currency\) values([^;]*);/.exec(sql) ?? [];
  const known = [...rows.matchAll(/\('([A-Z]{2})'/g)].map(([, code]) => code);
  expect(known.length).toBeGreaterThan(200);
  expect(COUNTRY_CODES).toEqual(known.toSorted());
});

test('countries stand by their names in the language of the page', () => {
  expect(listCountries('en')).toHaveLength(COUNTRY_CODES.length);
  expect(listCountries('en').find(({ id }) => id === 'PT')?.label).toBe('Portugal');
  expect(listCountries('de').find(({ id }) => id === 'ES')?.label).toBe('Spanien');
});

test('a browser’s languages name likely countries', () => {
  expect(parseCountries(['pt-PT', 'en', 'en-ZZ', 'fr-CA'])).toEqual(['PT', 'CA']);
  expect(findCountryOfZone('Europe/Lisbon', ['CA', 'PT'])).toBe('PT');
});

test.each([
  ['Europe/Lisbon', 'PT'],
  ['Asia/Dubai', 'AE'],
  ['Nowhere/Land', null],
])('the zone %s belongs to %s', (zone, country) => {
  expect(findCountryOfZone(zone)).toBe(country);
});

test.each([
  ['DE', 'Europe/Berlin', 'Europe/Berlin'],
  ['PL', 'Europe/Lisbon', 'Europe/Warsaw'],
  ['PT', 'Atlantic/Azores', 'Atlantic/Azores'],
  ['ES', 'Europe/Lisbon', null],
])('%s after the zone %s brings %s: nobody guesses between several', (country, before, zone) => {
  expect(chooseZone(country, before)).toBe(zone);
});
