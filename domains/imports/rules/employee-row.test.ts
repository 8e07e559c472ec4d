import { expect, test } from 'vitest';
import type { ReadingOptions } from '../contract/schemas.ts';
import { createEmployeeReader } from './employee-row.ts';
import { guessMapping } from './guess-mapping.ts';

const HEADERS = [
  'Number',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Location number',
  'Position',
  'Hire date',
  'Contract hours',
  'Pay rate',
  'Currency',
  'Birth date',
];
const GOOD = [
  'E1',
  'Ana',
  'Silva',
  'Ana@Example.com',
  '912 345 678',
  'L1',
  'Barista',
  '2024-02-01',
  '37,5',
  '9,80',
  '',
  '1999-12-31',
];
const LOCATIONS = new Map([
  ['L1', { id: 'lisbon', country: 'PT', currency: 'EUR' }],
  ['L2', { id: 'nowhere', country: null, currency: null }],
]);
const OPTIONS: ReadingOptions = { date_format: 'ISO', decimal_mark: 'AUTO' };
const reader = () => createEmployeeReader(guessMapping('EMPLOYEES', HEADERS), OPTIONS, HEADERS.length, LOCATIONS);
const changed = (changes: Record<string, string>) =>
  HEADERS.map((header, index) => changes[header] ?? GOOD[index] ?? '');
const rules = (changes: Record<string, string>) =>
  reader()(2, changed(changes)).reasons.map(({ field, rule }) => `${field}:${rule}`);

test('a good row becomes an employee at a location, paid in its currency', () => {
  expect(reader()(2, GOOD)).toEqual({
    line: 2,
    label: 'E1 Ana Silva',
    reasons: [],
    row: {
      number: 'E1',
      first_name: 'Ana',
      last_name: 'Silva',
      email: 'ana@example.com',
      phone: '+351912345678',
      location_id: 'lisbon',
      position: 'Barista',
      department: null,
      hire_date: '2024-02-01',
      birth_date: '1999-12-31',
      contract_minutes: 2250,
      pay_rate: 980,
      currency: 'EUR',
    },
  });
});

test('a location that the group does not have is refused', () => {
  expect(rules({ 'Location number': 'L9' })).toEqual(['location_number:location_unknown']);
});

test('pay needs a currency, from the row or from the location, and not more decimals than it has', () => {
  expect(rules({ 'Location number': 'L2', Phone: '' })).toEqual(['currency:currency_needed']);
  expect(rules({ 'Pay rate': '9,805' })).toEqual(['pay_rate:ambiguous_number']);
  expect(rules({ 'Pay rate': '9.8051' })).toEqual(['pay_rate:too_many_decimals']);
  expect(rules({ 'Pay rate': '1200.5', Currency: 'JPY' })).toEqual(['pay_rate:too_many_decimals']);
  expect(rules({ 'Pay rate': '-1' })).toEqual(['pay_rate:out_of_range']);
});

test('a second row with the same number or e-mail address is refused', () => {
  const read = reader();
  read(2, GOOD);
  expect(read(3, GOOD).reasons).toMatchObject([{ field: 'number', rule: 'duplicate', detail: '2' }]);
  expect(read(4, changed({ Number: 'E2' })).reasons).toMatchObject([
    { field: 'email', rule: 'duplicate', detail: '2' },
  ]);
});

test('wrong dates, hours and addresses are refused by name', () => {
  expect(rules({ 'Hire date': '01/02/2024' })).toEqual(['hire_date:not_a_date']);
  expect(rules({ 'Contract hours': '169' })).toEqual(['contract_hours:out_of_range']);
  expect(rules({ Email: 'ana' })).toEqual(['email:not_an_email']);
});
