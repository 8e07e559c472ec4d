import { expect, test } from 'vitest';
import { countriesIn, countryOfZone, zoneIn } from './countries.ts';

test('countries stand by their names in the language of the page, and nothing else stands there', () => {
  const english = countriesIn('en');
  expect(english.length).toBeGreaterThan(200);
  expect(english.find(({ id }) => id === 'PT')?.label).toBe('Portugal');
  expect(english.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['ZZ']));
  expect(english.some(({ id }) => ['EU', 'UN', 'ZZ'].includes(id))).toBe(false);
  expect(countriesIn('de').find(({ id }) => id === 'ES')?.label).toBe('Spanien');
});

test.each([
  ['Europe/Lisbon', 'PT'],
  ['Asia/Dubai', 'AE'],
  ['Nowhere/Land', null],
])('the zone %s belongs to %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});

test.each([
  ['DE', 'Europe/Berlin', 'Europe/Berlin'],
  ['PL', 'Europe/Lisbon', 'Europe/Warsaw'],
  ['PT', 'Atlantic/Azores', 'Atlantic/Azores'],
  ['ES', 'Europe/Lisbon', null],
])('%s after the zone %s brings %s: nobody guesses between several', (country, before, zone) => {
  expect(zoneIn(country, before)).toBe(zone);
});
