import { expect, test } from 'vitest';
import { detectDelimiter } from './delimiter.ts';

test.each([
  [',', 'number,name,city\n1,Rex,Paris\n'],
  [';', 'number;name;rate\n1;Rex;12,50\n2;Nova;11,80\n'],
  ['\t', 'number\tname\n1\tRex, Main Street\n'],
  ['|', 'number|name\n1|Rex\n'],
])('the sign that every line holds as often as the first one is the delimiter: %j', (sign, text) => {
  expect(detectDelimiter(text)).toBe(sign);
});

test('signs inside quotes do not count', () => {
  expect(detectDelimiter('"a;b;c;d",e\n"f;g;h;i",j\n')).toBe(',');
});

test('a last line that is cut off does not count', () => {
  expect(detectDelimiter('a;b;c\n1;2;3\n4,,,,,,')).toBe(';');
});

test('a file of one column is read with commas', () => {
  expect(detectDelimiter('number\n1\n2\n')).toBe(',');
});
