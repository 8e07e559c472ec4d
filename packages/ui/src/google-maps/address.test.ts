import { expect, test } from 'vitest';
import type { AddressPart } from './address.ts';
import { toAddress } from './address.ts';

const part = (type: string, longText: string, shortText = longText): AddressPart => ({
  longText,
  shortText,
  types: [type, 'political'],
});

test.each([
  [
    'the number after the street, where that is the custom',
    [part('street_number', '73'), part('route', 'Rua Garrett'), part('country', 'Portugal', 'PT')],
    { street: 'Rua Garrett 73', country: 'PT' },
  ],
  [
    'the number before it, where that is',
    [part('street_number', '221b'), part('route', 'Baker Street'), part('country', 'United Kingdom', 'GB')],
    { street: '221b Baker Street', country: 'GB' },
  ],
  ['a street without a number', [part('route', 'Plaza Mayor')], { street: 'Plaza Mayor', country: null }],
  ['no street from a number alone', [part('street_number', '5')], { street: null }],
  [
    'the town of the post, where there is no locality',
    [part('administrative_area_level_2', 'Kent'), part('postal_town', 'Dover')],
    { city: 'Dover' },
  ],
  [
    'the locality before what lies around it',
    [part('administrative_area_level_2', 'Sevilla'), part('locality', 'Écija')],
    { city: 'Écija' },
  ],
  [
    'postcode and region',
    [part('postal_code', '1200-205'), part('administrative_area_level_1', 'Lisboa')],
    { postcode: '1200-205', region: 'Lisboa', city: null },
  ],
  ['nothing from nothing', [], { street: null, postcode: null, city: null, region: null, country: null }],
])('%s', (_, parts, fields) => {
  expect(toAddress(parts)).toMatchObject(fields);
});
