import { expect, test } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1+1', "=cmd|' /C calc'!A0"])(
  'a cell that a spreadsheet would run gets an apostrophe and quotes: %j',
  (cell) => {
    expect(csvCell(cell)).toBe(`"'${cell}"`);
  },
);

test('numbers stay numbers', () => {
  expect(csvCell(-5)).toBe('-5');
  expect(csvCell(12)).toBe('12');
});

test('quotes are doubled and cells with signs are quoted', () => {
  expect(csvLine(['a "b"', 'c,d', 'plain'])).toBe('"a ""b""","c,d",plain\r\n');
});
