import { expect, test } from 'vitest';
import { codesIn, readClaims } from './claims.ts';

const ISSUER = 'https://id.example.com';

test('claims without a subject say nothing', () => {
  expect(readClaims({ email: 'ana@example.com' }, ISSUER, null)).toBeNull();
  expect(readClaims({ sub: 7 }, ISSUER, null)).toBeNull();
  expect(readClaims({ sub: 'x'.repeat(256) }, ISSUER, null)).toBeNull();
});

test.each([
  ['both names', { given_name: 'Ana', family_name: 'Reis' }, 'Ana', 'Reis'],
  ['one name, cut at its last space', { name: 'Ana Maria Reis' }, 'Ana Maria', 'Reis'],
  ['one word', { name: 'Ana' }, 'Ana', ''],
  ['the given name with the whole one', { given_name: 'Ana', name: 'Ana Reis' }, 'Ana', ''],
  ['no name', {}, '', ''],
])('the name comes from %s', (_title, raw, firstName, lastName) => {
  expect(readClaims({ sub: '1', ...raw }, ISSUER, null)).toMatchObject({ firstName, lastName });
});

test.each([
  [true, true],
  ['true', false],
  [1, false],
  [undefined, false],
])('email_verified %j proves an address: %j', (said, proven) => {
  expect(readClaims({ sub: '1', email_verified: said }, ISSUER, null)?.isEmailProven).toBe(proven);
});

test.each([
  [
    ['A', ' B ', 'A', ''],
    ['A', 'B'],
  ],
  ['A, B', ['A', 'B']],
  [[], []],
  [undefined, undefined],
  [{ A: 1 }, undefined],
])('codes of locations in %j are %j', (value, codes) => {
  expect(codesIn(value)).toEqual(codes);
});
