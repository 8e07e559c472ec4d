import { describe, expect, test } from 'vitest';
import { cleanText, guessDateFormat, isEmail, parseDate, parseDecimal, parseDegrees, parseTime } from './cells.ts';

describe('text', () => {
  test.each([
    ['  a \t b\n c ', 'a b c'],
    ['Cafe\u0301', 'Café'],
    ['\u00a0Rex\u202e\u200b', 'Rex'],
    ['\u0646\u200c\u0645', '\u0646\u200c\u0645'],
    ['上海市', '上海市'],
    ["'+351912345678", '+351912345678'],
    ["'t Hart", "'t Hart"],
  ])('%j becomes %j', (cell, text) => expect(cleanText(cell)).toBe(text));
});

describe('decimals', () => {
  test.each([
    ['12.50', 12.5],
    ['12,50', 12.5],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1 234,5', 1234.5],
    ['-3', -3],
    ['1,234,567', 1234567],
    ['0,125', 0.125],
    ['1,250', 'ambiguous'],
    ['1.250', 'ambiguous'],
    ['abc', 'not_a_number'],
    ['12,3,4', 'not_a_number'],
    ['1e5', 'not_a_number'],
    ['', 'not_a_number'],
  ])('%j without a chosen mark reads as %j', (cell, value) => expect(parseDecimal(cell, 'AUTO')).toBe(value));

  test('a chosen mark settles what is ambiguous', () => {
    expect(parseDecimal('1,250', 'POINT')).toBe(1250);
    expect(parseDecimal('1,250', 'COMMA')).toBe(1.25);
    expect(parseDecimal('12,50', 'POINT')).toBe('not_a_number');
  });

  test('degrees have no thousands: a comma is the decimal mark', () => {
    expect(parseDegrees('42,123')).toBe(42.123);
    expect(parseDegrees('−73.98')).toBe(-73.98);
    expect(parseDegrees('12°30')).toBe('not_a_number');
  });
});

describe('dates', () => {
  test('ISO dates are read whatever order is chosen', () => {
    for (const format of ['ISO', 'DAY_FIRST', 'MONTH_FIRST'] as const)
      expect(parseDate('2026-04-03', format)).toBe('2026-04-03');
  });

  test('03/04/2026 is read in the chosen order, and not at all without one', () => {
    expect(parseDate('03/04/2026', 'DAY_FIRST')).toBe('2026-04-03');
    expect(parseDate('03/04/2026', 'MONTH_FIRST')).toBe('2026-03-04');
    expect(parseDate('03/04/2026', 'ISO')).toBeUndefined();
  });

  test.each(['2026-02-29', '31.04.2026', '1.2/2026', '2026-1-1', '01/02/26', '0026-01-01', '1899-12-31', '2200-01-01'])(
    'a day that is not in the calendar, or not written in full, is refused: %s',
    (cell) => expect(parseDate(cell, 'DAY_FIRST')).toBeUndefined(),
  );

  test('the order that fits all samples is guessed', () => {
    expect(guessDateFormat(['03/04/2026', '25/12/2026'])).toBe('DAY_FIRST');
    expect(guessDateFormat(['03/04/2026', '12/25/2026'])).toBe('MONTH_FIRST');
    expect(guessDateFormat(['2026-04-03', ''])).toBe('ISO');
  });
});

describe('times', () => {
  test.each([
    ['9:30', '09:30'],
    ['09:30:00', '09:30'],
    ['9.30', '09:30'],
    ['9h30', '09:30'],
    ['9h', '09:00'],
    ['0930', '09:30'],
    ['9:30 PM', '21:30'],
    ['12 am', '00:00'],
    ['12:15 p.m.', '12:15'],
    ['24:00', '00:00'],
  ])('%j is %s', (cell, time) => expect(parseTime(cell)).toBe(time));

  test.each(['25:00', '9:60', '13 pm', 'noon', '24:30', '9:30:30'])('%j is no time', (cell) => {
    expect(parseTime(cell)).toBeUndefined();
  });
});

test('an e-mail address has one @ and a dotted domain', () => {
  expect(isEmail('ana.silva@example.com')).toBe(true);
  for (const text of [
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'a b@example.com',
    'a@b@example.com',
    `${'a'.repeat(65)}@example.com`,
  ])
    expect(isEmail(text)).toBe(false);
});
