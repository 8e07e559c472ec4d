import { expect, test } from 'vitest';
import { dateOf, dayOf, kindsOf, weekdayOf } from './calendar.ts';
import { readHolidays, readSeries } from './read-series.ts';

test('reads series by line, with or without names of columns, and names in quotes', () => {
  const series = readSeries(
    'v.csv',
    'id,date,value\n"a, b",2026-11-02,12\r\nc,2026-11-03,0\n\n"a, b",2026-11-01,7.5\n',
  );
  expect(series.map(({ id, values }) => [id, Object.fromEntries(values)])).toEqual([
    ['a, b', { [dayOf('2026-11-02') ?? 0]: 12, [dayOf('2026-11-01') ?? 0]: 7.5 }],
    ['c', { [dayOf('2026-11-03') ?? 0]: 0 }],
  ]);
});

test.each([
  ['', 'v.csv, line 1, column 1: there are no values.'],
  ['a,2026-11-02,1\na,,3', 'v.csv, line 2, column 3: the date is missing.'],
  ['a,2026-11-02,1\na,2026-02-30,3', 'v.csv, line 2, column 3: "2026-02-30" is no date such as 2017-04-22.'],
  ['a,2026-11-02,-4', 'v.csv, line 1, column 14: the value -4 is negative.'],
  ['a,2026-11-02,many', 'line 1, column 14: "many" is no number.'],
  ['a,2026-11-02', 'line 1, column 1: the value is missing.'],
  ['a,2026-11-02,1\na,2026-11-02,2', 'line 2, column 3: "a" has a value for this date already.'],
  [',2026-11-02,1', 'line 1, column 1: the series has no name.'],
  ['a,2026-11-02,1e300', 'is more than 1000000000.'],
  ['a,1026-11-02,1\na,2026-11-02,1', 'line 2, column 3: this date is more than 40 years away from another one.'],
])('refuses a bad file with line and column (%#)', (text, sentence) => {
  expect(() => readSeries('v.csv', text)).toThrow(sentence);
});

test('holidays are in the column named so, or in the last one', () => {
  const named = 'calendar_date,holiday_flg,day\n2026-12-25,1,Friday\n2026-12-26,0,Saturday';
  expect([...readHolidays('d.csv', named)].map(dateOf)).toEqual(['2026-12-25']);
  expect([...readHolidays('d.csv', '2026-12-25,Friday,true')].map(dateOf)).toEqual(['2026-12-25']);
  expect(() => readHolidays('d.csv', '2026-12-25,maybe')).toThrow('line 1, column 12: a holiday is 1 or 0');
  expect(() => readHolidays('d.csv', '2026-12-25,1\n2026-12-25,0')).toThrow('an earlier line says the opposite');
});

test('days around holidays are of their own kinds', () => {
  const monday = dayOf('2026-11-02') ?? 0;
  expect(weekdayOf(monday)).toBe(0);
  expect([...kindsOf(monday, 7, new Set([monday + 2, monday + 4, monday + 6]))]).toEqual([0, 3, 1, 5, 1, 5, 2]);
});
