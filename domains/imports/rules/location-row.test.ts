import { expect, test } from 'vitest';
import { guessMapping } from './guess-mapping.ts';
import { createLocationReader } from './location-row.ts';

const HEADERS = ['Number', 'Name', 'Street', 'City', 'State', 'Country', 'Phone', 'Timezone', 'Longitude', 'Latitude'];
const GOOD = [
  '1',
  'Meritxell, 96',
  'Av. Meritxell, 96',
  'Andorra la Vella',
  '7',
  'AD',
  '376818720',
  'GMT+1:00 Europe/Andorra',
  '1.53',
  '42.51',
];
const reader = () => createLocationReader(guessMapping('LOCATIONS', HEADERS), HEADERS.length);
const changed = (changes: Record<string, string>) =>
  HEADERS.map((header, index) => changes[header] ?? GOOD[index] ?? '');
const rules = (changes: Record<string, string>) =>
  reader()(2, changed(changes)).reasons.map(({ field, rule }) => `${field}:${rule}`);

test('a good row becomes a location under its country and region, with a zone, a phone and a pin', () => {
  expect(reader()(2, GOOD)).toEqual({
    line: 2,
    label: '1 Meritxell, 96',
    reasons: [],
    row: {
      number: '1',
      name: 'Meritxell, 96',
      street: 'Av. Meritxell, 96',
      city: 'Andorra la Vella',
      region_code: '7',
      region_name: 'Andorra la Vella',
      country_code: 'AD',
      country_name: 'Andorra',
      postcode: null,
      phone: '+376818720',
      time_zone: 'Europe/Andorra',
      longitude: 1.53,
      latitude: 42.51,
      currency: null,
      ownership: null,
    },
  });
});

test.each([
  ['Company Owned', 'COMPANY_OWNED'],
  ['Licensed', 'LICENSED'],
  ['Joint Venture', 'JOINT_VENTURE'],
  ['FRANCHISE', 'FRANCHISED'],
  ['franquicia', 'FRANCHISED'],
  ['Lizenz', 'LICENSED'],
  ['Совместное предприятие', 'JOINT_VENTURE'],
])('who runs a location is read as files write it: %s', (written, ownership) => {
  const headers = [...HEADERS, 'Ownership Type', 'Currency'];
  const read = createLocationReader(guessMapping('LOCATIONS', headers), headers.length);
  expect(read(2, [...GOOD, written, 'eur'])).toMatchObject({ reasons: [], row: { ownership, currency: 'EUR' } });
});

test('an unknown word for who runs it is left out with a remark; a currency that is not in use is refused', () => {
  const headers = [...HEADERS, 'Ownership Type', 'Currency'];
  const read = createLocationReader(guessMapping('LOCATIONS', headers), headers.length);
  const odd = read(2, [...GOOD, 'Cloud kitchen', '']);
  expect([odd.row?.ownership, odd.reasons.map(({ rule }) => rule)]).toEqual([null, ['ownership_unknown']]);
  const spoilt = read(3, ['2', ...GOOD.slice(1), '', 'XQX']);
  expect([spoilt.row, spoilt.reasons.map(({ rule }) => rule)]).toEqual([undefined, ['currency_unknown']]);
});

test('the second row with a number is refused and names the line of the first', () => {
  const read = reader();
  read(2, GOOD);
  const verdict = read(3, GOOD);
  expect(verdict.row).toBeUndefined();
  expect(verdict.reasons).toEqual([
    { field: 'number', rule: 'duplicate', severity: 'REFUSAL', value: '1', detail: '2' },
  ]);
});

test('a refused row still owns its number, so that the report names one line for both', () => {
  const read = reader();
  read(2, changed({ Country: 'XX' }));
  expect(read(3, GOOD).reasons[0]).toMatchObject({ rule: 'duplicate', detail: '2' });
});

test('a row without coordinates is taken without a pin, with a warning', () => {
  expect(rules({ Longitude: '', Latitude: '' })).toEqual(['coordinates:no_pin']);
  expect(rules({ Longitude: '' })).toEqual(['coordinates:pin_incomplete']);
  expect(reader()(2, changed({ Longitude: '' })).row).toMatchObject({ latitude: null, longitude: null });
});

test('coordinates outside the globe, or not numbers, are refused', () => {
  expect(rules({ Latitude: '91' })).toContain('latitude:out_of_range');
  expect(rules({ Longitude: '-180.5' })).toContain('longitude:out_of_range');
  expect(rules({ Latitude: 'north' })).toContain('latitude:not_a_number');
});

test('required cells, unknown countries and overlong cells are refused by name', () => {
  expect(rules({ Number: ' ', Name: '' })).toEqual(['number:required', 'name:required']);
  expect(rules({ Country: 'XX' })).toEqual(['country:country_unknown']);
  expect(rules({ Name: 'x'.repeat(201) })).toEqual(['name:too_long']);
});

test('a row with too few or too many cells is refused as a whole', () => {
  expect(reader()(2, GOOD.slice(1)).reasons).toMatchObject([
    { field: 'row', rule: 'cell_count', value: '9', detail: '10' },
  ]);
});

test('a phone that a spreadsheet destroyed is left out, one that cannot be read is kept, both with a warning', () => {
  expect(rules({ Phone: '4.20235E+11' })).toEqual(['phone:phone_damaged']);
  expect(rules({ Phone: '0' })).toEqual(['phone:phone_damaged']);
  expect(reader()(2, changed({ Country: 'ES', Timezone: 'Europe/Madrid', Phone: '91.275.96.01/2' })).row?.phone).toBe(
    '91.275.96.01/2',
  );
});

test('names in every script pass unchanged', () => {
  for (const name of ['上海来福士广场', 'مركز أوتاد', 'Đồng Khởi', 'Übersee-Straße', '🍵 Tea'])
    expect(reader()(2, changed({ Name: name })).row?.name).toBe(name);
});
