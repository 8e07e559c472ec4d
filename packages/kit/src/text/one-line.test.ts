import { expect, test } from 'vitest';
import { onOneLine } from './one-line.ts';

test.each([
  ['Ana', 'Ana'],
  ['Ana\nX', 'Ana X'],
  ['Ana\r\nBcc: all@example.com', 'Ana Bcc: all@example.com'],
  ['Ana\u2028X\u2029Y\u0085Z\tW', 'Ana X Y Z W'],
  ['  Ana   Reis ', 'Ana Reis'],
])('%j is %j', (text, expected) => {
  expect(onOneLine(text)).toBe(expected);
});
