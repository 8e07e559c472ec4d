import { expect, test } from 'vitest';
import { applyPath } from './career-address.ts';

test.each([
  ['nothing is said of a visit that nothing is known of', null, '/apply/j'],
  ['nothing is said of an empty name', ' ', '/apply/j'],
  ['the source of a visit goes on to the form', 'poster', '/apply/j?source=poster'],
  ['whatever it is called', 'a&b', '/apply/j?source=a%26b'],
  ['within what is kept', 'x'.repeat(80), `/apply/j?source=${'x'.repeat(60)}`],
])('%s', (_rule, source, path) => {
  expect(applyPath('j', source)).toBe(path);
});
