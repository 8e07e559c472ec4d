import { expect, test } from 'vitest';
import { formatMailList } from './written-list.ts';

test.each([
  ['en', ['Bristol'], 'Bristol'],
  ['en', ['Bristol', 'Lisbon', 'Porto'], 'Bristol, Lisbon and Porto'],
  ['de', ['Bristol', 'Porto'], 'Bristol und Porto'],
] as const)('in %s %j is one line', (language, names, line) => {
  expect(formatMailList(language, names)).toBe(line);
});
