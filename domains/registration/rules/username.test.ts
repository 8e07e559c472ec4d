import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalUsername, buildSuggestion, findUsernameProblem } from './username.ts';

test.each([
  ['ana', undefined],
  ['ana.silva-7', undefined],
  ['an', 'short'],
  ['a'.repeat(61), 'long'],
  ['ana@example.com', 'characters'],
  ['.ana', 'characters'],
  ['ana ', 'characters'],
  ['ána', 'characters'],
])('the username %j has the fault %s', (username, fault) => {
  expect(findUsernameProblem(username)).toBe(fault);
});

test('usernames are compared without case and outer spaces', () => {
  expect(canonicalUsername(' Ana.Silva ')).toBe('ana.silva');
});

test('a suggestion is always a username that can be chosen, and keeps what it can', () => {
  expect(buildSuggestion('Ana@example.com', '4711')).toBe('ana4711');
  expect(buildSuggestion('???', '4711')).toBe('user4711');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (wanted) => {
      expect(findUsernameProblem(buildSuggestion(wanted, '0000'))).toBeUndefined();
    }),
  );
});
