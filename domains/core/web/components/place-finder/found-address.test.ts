import { expect, test } from 'vitest';
import { toLocationFields } from './found-address.ts';

const CAFE = {
  name: 'Café Aurora',
  street: 'Rua Garrett 73',
  postcode: '1200-203',
  city: 'Lisboa',
  region: 'Lisboa',
  country: 'PT',
  latitude: 38.71,
  longitude: -9.14,
};
const EMPTY = { name: '', country: null, timeZone: null };

test.each([
  ['gives a new location its name', CAFE, EMPTY, { name: 'Café Aurora' }],
  ['leaves a name that was written', CAFE, { ...EMPTY, name: 'Aurora Chiado' }, { name: 'Aurora Chiado' }],
  ['gives address and coordinates', CAFE, EMPTY, { street: 'Rua Garrett 73', postcode: '1200-203', latitude: 38.71 }],
  [
    'empties what it does not know: the address before was of another place',
    { ...CAFE, street: null, latitude: null },
    EMPTY,
    { street: '', latitude: null },
  ],
  [
    'brings the time zone of its country, where that has one',
    { ...CAFE, country: 'PL' },
    { ...EMPTY, country: 'PT', timeZone: 'Europe/Lisbon' },
    { country: 'PL', timeZone: 'Europe/Warsaw' },
  ],
  [
    'asks for the time zone, where a country has several',
    { ...CAFE, country: 'US' },
    { ...EMPTY, country: 'PT', timeZone: 'Europe/Lisbon' },
    { country: 'US', timeZone: null },
  ],
])('a found place %s', (_, details, before, filled) => {
  expect(toLocationFields(details, before)).toMatchObject(filled);
});

test('a found place in the country that is chosen leaves its time zone alone, and one of no country leaves the country too', () => {
  const before = { name: '', country: 'PT', timeZone: 'Atlantic/Azores' };
  expect(toLocationFields(CAFE, before)).not.toHaveProperty('timeZone');
  expect(toLocationFields({ ...CAFE, country: null }, before)).not.toHaveProperty('country');
});
