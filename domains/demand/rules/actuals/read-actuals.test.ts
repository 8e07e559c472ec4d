import { expect, test } from 'vitest';
import { guessDecimalComma, readDay, readMinutes, readNumber } from './cells.ts';
import { columnOf } from './columns.ts';
import { ActualsReader, MOST_ROWS } from './read-actuals.ts';

const PLACE = {
  today: '2026-11-30',
  currency: 'EUR',
  isTwice: (day: string, minutes: number) => day === '2026-10-25' && minutes >= 60 && minutes < 120,
};

function read(text: string, semicolons = false) {
  const lines = text.split('\n').map((line, index) => ({ line: index + 1, cells: line.split(semicolons ? ';' : ',') }));
  const [header, ...rest] = lines;
  const reader = new ActualsReader(PLACE, header ?? { line: 1, cells: [] });
  for (const line of rest) reader.take(line);
  return reader.conclude(semicolons);
}

const mistakes = (text: string) =>
  read(text).mistakes.map(({ line, column, rule, value, first_line: first }) => [line, column, rule, value, first]);

test.each([
  ['2026-11-30', '2026-11-30'],
  ['3.1.2026', '2026-01-03'],
  ['2026-02-30', undefined],
  ['03/04/2026', undefined],
  ['', undefined],
])('the day of %o', (cell, day) => {
  expect(readDay(cell)).toBe(day);
});

test.each([
  ['9', 540],
  ['09:15', 555],
  ['21:45:00', 1305],
  ['24:00', undefined],
  ['9:75', undefined],
  ['noon', undefined],
])('the time of %o', (cell, minutes) => {
  expect(readMinutes(cell)).toBe(minutes);
});

test.each([
  ['1234.5', false, 1234.5],
  ['1,234.50', false, 1234.5],
  ['1.234,50', true, 1234.5],
  ['1 234,5', true, 1234.5],
  ['1,23', false, undefined],
  ['−3', false, -3],
  ['12e9', false, undefined],
  ['9'.repeat(16), false, undefined],
])('the number of %o', (cell, comma, number) => {
  expect(readNumber(cell, comma)).toBe(number);
});

test('what the decimal mark is follows from cells that leave no doubt', () => {
  expect(guessDecimalComma(['1234,5', '7'], false)).toBe(true);
  expect(guessDecimalComma(['1,234.50'], true)).toBe(false);
  expect(guessDecimalComma(['1.234'], true)).toBe(true);
});

test('columns are known by many names', () => {
  expect([' Business_Date', 'UMSATZ', 'room  nights', 'weather'].map(columnOf)).toEqual([
    'DATE',
    'SALES',
    'ROOM_NIGHTS',
    undefined,
  ]);
});

test('a file of days, with money in minor units and a column that nobody asked for', () => {
  expect(read('date,covers,weather,sales\n2026-11-28,120,rain,3450.50\n2026-11-29,,sun,0').days).toEqual([
    { driver: 'COVERS', day: '2026-11-28', step_minutes: 1440, counts: [120], currency: null },
    { driver: 'SALES', day: '2026-11-28', step_minutes: 1440, counts: [345_050], currency: 'EUR' },
    { driver: 'SALES', day: '2026-11-29', step_minutes: 1440, counts: [0], currency: 'EUR' },
  ]);
});

test('hours and quarter hours: what has no line had nothing', () => {
  const [hours] = read('date,time,covers\n2026-11-28,12:00,30\n2026-11-28,13:00,20').days;
  expect([hours?.step_minutes, hours?.counts.length, hours?.counts[12], hours?.counts[13]]).toEqual([60, 24, 30, 20]);
  const [quarters] = read('date,time,covers\n2026-11-28,12:00,3\n2026-11-28,12:15,2').days;
  expect([quarters?.step_minutes, quarters?.counts.length, quarters?.counts[48], quarters?.counts[49]]).toEqual([
    15, 96, 3, 2,
  ]);
});

test('the hour that a day has twice counts together, and a third time is a mistake', () => {
  const twice = 'date,time,covers\n2026-10-25,01:00,3\n2026-10-25,01:00,4';
  expect(read(twice).days[0]?.counts[1]).toBe(7);
  expect(mistakes(`${twice}\n2026-10-25,01:00,4`)).toEqual([[4, 3, 'twice', '4', 2]]);
});

test('each mistake has its line and column, and a file with one gives nothing', () => {
  const file = [
    'date,time,covers,sales',
    '2026-11-28,12:00,x,1',
    ',12:00,1,1',
    '2026-13-01,12:00,1,1',
    '2026-11-28,12:07,1,1',
    '2026-11-28,25:00,1,1',
    '2026-11-28,13:00,-4,1',
    '2026-11-28,14:00,100001,1',
    '2026-12-24,12:00,1,',
    '1999-11-28,12:00,1,1',
    '2026-11-28,15:00,1,',
    '2026-11-28,15:00,2,',
    '2026-11-28,,2,',
  ].join('\n');
  expect(mistakes(file)).toEqual([
    [2, 3, 'not_a_number', 'x', null],
    [3, 1, 'date_missing', '', null],
    [4, 1, 'not_a_date', '2026-13-01', null],
    [5, 2, 'time_between_quarters', '12:07', null],
    [6, 2, 'not_a_time', '25:00', null],
    [7, 3, 'negative', '-4', null],
    [8, 3, 'too_large', '100001', null],
    [9, 1, 'in_the_future', '2026-12-24', null],
    [10, 1, 'too_far_back', '1999-11-28', null],
    [12, 3, 'twice', '2', 11],
    [13, 2, 'time_missing', '', null],
  ]);
  expect(read(file).days).toEqual([]);
});

test.each([
  ['weather\nrain', [1, 1, 'no_date_column', '', null]],
  ['date,weather\n2026-11-28,rain', [1, 1, 'no_values_column', '', null]],
  ['date,covers,guests\n2026-11-28,1,2', [1, 3, 'column_twice', '', null]],
  ['date,covers', [1, 1, 'no_rows', '', null]],
])('a file that is none: %o', (text, mistake) => {
  expect(mistakes(text)[0]).toEqual(mistake);
});

test('a file without an end is refused, not read for ever', () => {
  const reader = new ActualsReader(PLACE, { line: 1, cells: ['date', 'covers'] });
  let line = 1;
  do line += 1;
  while (reader.take({ line, cells: ['2026-11-28', '1'] }));
  expect(line).toBe(MOST_ROWS + 2);
  expect(reader.conclude(false).mistakes).toMatchObject([{ line: MOST_ROWS + 2, rule: 'too_many_rows' }]);
});

test('guests of an event can be known before', () => {
  expect(read('date,event guests\n2026-12-24,80').days).toMatchObject([{ driver: 'EVENTS', counts: [80] }]);
});
