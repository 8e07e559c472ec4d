import { expect, test } from 'vitest';
import { trimEnd, trimEnds } from './trim-letters.ts';

test.each([
  ['..a.b..', '..a.b', 'a.b'],
  ['...', '', ''],
  ['', '', ''],
  ['a', 'a', 'a'],
])('of %j stays %j, and %j', (text, end, ends) => {
  expect([trimEnd(text, /[._]/), trimEnds(text, /[._]/)]).toEqual([end, ends]);
});
