import { expect, test } from 'vitest';
import { instant, LARGEST_INTEGER, localDate, rowVersion, string, text, timeZone } from './schema.ts';

test.each([
  ['NUL', text(20), 'a\0b'],
  ['half a character', text(20), '\ud800'],
  ['half a character in what is not shown', string(20), 'a\udfffb'],
  ['the year 0', localDate, '0000-01-01'],
  ['a year before anybody was born', localDate, '1899-12-31'],
  ['a year that nobody plans for', localDate, '2200-01-01'],
  ['an instant of the year 9999', instant, '9999-12-31T23:59:59Z'],
  ['an instant with more digits than any clock has', instant, `2026-11-16T09:00:00.${'1'.repeat(200)}Z`],
  ['a version that has none after it', rowVersion, LARGEST_INTEGER],
  ['a number that JavaScript rounds', rowVersion, 2 ** 53],
  ['a zone of a thousand characters', timeZone, 'x'.repeat(1_000)],
])('%s is refused', (_what, schema, value) => {
  expect(schema.safeParse(value).success).toBe(false);
});

test('the first and the last day are taken', () => {
  expect(localDate.safeParse('1900-01-01').success).toBe(true);
  expect(localDate.safeParse('2199-12-31').success).toBe(true);
});

test('a text that is too long is asked nothing else', () => {
  let asked = 0;
  const counted = string(10).refine(() => {
    asked += 1;
    return true;
  });
  expect(counted.safeParse('x'.repeat(11)).success).toBe(false);
  expect(asked).toBe(0);
});
