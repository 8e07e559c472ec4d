import { expect, test } from 'vitest';
import { kindOfBuiltIn, kindOfFormat, writeNumber } from './cell-dates.ts';

test.each([
  ['General', 'number'],
  ['0.00', 'number'],
  ['#,##0.00 "EUR a day"', 'number'],
  ['[$€-407] #,##0.00', 'number'],
  ['0.00E+00', 'number'],
  ['yyyy\\-mm\\-dd', 'date'],
  ['dd/mm/yyyy;@', 'date'],
  ['[$-407]d. mmmm yyyy', 'date'],
  ['mmm', 'date'],
  ['hh:mm', 'time'],
  ['h:mm AM/PM', 'time'],
  ['dd.mm.yyyy hh:mm', 'moment'],
  ['[h]:mm', 'hours'],
])('%s is a %s', (code, kind) => {
  expect(kindOfFormat(code)).toBe(kind);
});

test('the formats that have no text are known by their numbers', () => {
  expect([0, 1, 4, 14, 20, 22, 46, 49].map(kindOfBuiltIn)).toEqual([
    'number',
    'number',
    'number',
    'date',
    'time',
    'moment',
    'hours',
    'number',
  ]);
});

test('dates and times are written as a CSV file has them', () => {
  expect(writeNumber(46354, 'date', false)).toBe('2026-11-28');
  expect(writeNumber(44892, 'date', true)).toBe('2026-11-28');
  expect(writeNumber(0.75, 'time', false)).toBe('18:00');
  expect(writeNumber(0.999_999_9, 'time', false)).toBe('00:00');
  expect(writeNumber(46354.25, 'moment', false)).toBe('2026-11-28T06:00');
  expect(writeNumber(46354, 'moment', false)).toBe('2026-11-28');
  expect(writeNumber(46354.999_999_9, 'date', false)).toBe('2026-11-29');
  expect(writeNumber(40 / 24, 'hours', false)).toBe('40');
});

test('numbers are written so that no decimal can be taken for thousands', () => {
  expect(writeNumber(12.5, 'number', false)).toBe('12.5');
  expect(writeNumber(1.234, 'number', false)).toBe('1.2340');
  expect(writeNumber(0.1 + 0.2, 'number', false)).toBe('0.3');
  expect(writeNumber(351_912_345_678, 'number', false)).toBe('351912345678');
});
