import { expect, test } from 'vitest';
import { parsePhoneTerm } from './phone.ts';

test.each([
  ['signs and spaces are left out', '(912) 345-678', '912345678', []],
  ['the zero that is dialled at home only is left out', '020 7946 0958', '2079460958', []],
  [
    'so is one in brackets, after the country',
    '+44 (0)20 7946 0958',
    '442079460958',
    ['42079460958', '2079460958', '079460958'],
  ],
  [
    'a number from abroad is found without its country',
    '00 351 912 345 678',
    '351912345678',
    ['51912345678', '1912345678', '912345678'],
  ],
  ['a part of a number is enough from five digits on', '34567', '34567', []],
  ['of a short number nothing shorter is looked for', '+12345', '12345', []],
  ['Arabic digits are digits', '٠٥٠ ١٢٣ ٤٥٦٧', '501234567', []],
])('%s', (_rule, term, part, whole) => {
  expect(parsePhoneTerm(term)).toEqual({ part, whole });
});

test.each([
  ['four digits', '2026'],
  ['zeros alone', '000000'],
  ['more digits than a number has', '1234567890123456'],
  ['letters', 'E-10432'],
  ['a name', 'Noor'],
])('%s are no telephone number', (_rule, term) => {
  expect(parsePhoneTerm(term)).toBeUndefined();
});
