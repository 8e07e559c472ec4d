import { expect, test } from 'vitest';
import { parseMobileNumber } from './number.ts';

test.each([
  ['+351 912 345 678', undefined, '+351912345678'],
  ['912 345 678', 'PT', '+351912345678'],
  ['00351 912345678', 'PT', '+351912345678'],
  ['07400 123456', 'GB', '+447400123456'],
  ['+49 1512 3456789', undefined, '+4915123456789'],
  ['(201) 555-0123', 'US', '+12015550123'],
  ['٠٥٠١٢٣٤٥٦٧', 'AE', '+971501234567'],
  // No country to read it in, a line in a house, too short, another text, an extension.
  ['912 345 678', undefined, null],
  ['+351 212 345 678', undefined, null],
  ['+351 912', undefined, null],
  ['call +351 912 345 678', undefined, null],
  ['+351 912 345 678 ext. 5', undefined, null],
  ['', 'PT', null],
])('%s in %s is the number %s', (written, country, number) => {
  expect(parseMobileNumber(written, country)).toBe(number);
});
