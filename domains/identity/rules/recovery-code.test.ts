import { describe, expect, test } from 'vitest';
import { canonicalRecoveryCode, canonicalTotp, makeRecoveryCode } from './recovery-code.ts';

describe('a recovery code', () => {
  test('is four groups of four without letters that look alike', () => {
    let next = 0;
    const code = makeRecoveryCode((bound) => (next += 7) % bound);
    expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){3}$/);
    expect(canonicalRecoveryCode(code)).toBe(code.replaceAll('-', ''));
  });

  test.each([
    ['abcd-efgh-jkmn-pqrs', 'abcdefghjkmnpqrs'],
    [' ABCD efgh JKMN pqrs ', 'abcdefghjkmnpqrs'],
    ['abcdefghjkmnpqrs', 'abcdefghjkmnpqrs'],
    ['abcd-efgh-jkmn-pqr', null],
    ['abcd-efgh-jkmn-pqro', null],
    ['abcd-efgh-jkmn-pqrs-tuvw', null],
    ['', null],
  ])('%j is read as %j', (typed, code) => {
    expect(canonicalRecoveryCode(typed)).toBe(code);
  });
});

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['12345', null],
  ['1234567', null],
  ['١٢٣٤٥٦', null],
  ['', null],
])('the code of an app %j is read as %j', (typed, code) => {
  expect(canonicalTotp(typed)).toBe(code);
});
