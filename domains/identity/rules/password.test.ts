import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import phrases from '../web/components/errors/en.json' with { type: 'json' };
import { judgePassword, findPasswordProblem } from './password.ts';
import type { PasswordStrength } from './password.ts';

const table: readonly [rule: string, password: string, strength: PasswordStrength][] = [
  ['an empty password has no strength', '', ''],
  ['7 characters of all kinds are short', 'Abcde1!', 'short'],
  ['8 characters are not short', 'Abcdef1!', 'strong'],
  ['characters are counted, not UTF-16 units: 4 emoji and 3 letters are 7', '😀😀😀😀aB1', 'short'],
  ['characters are counted, not UTF-16 units: 5 emoji and 3 kinds are 8', '😀😀😀😀😀aB1', 'good'],
  ['a short password with an outer space is short first', ' abc', 'short'],
  ['a leading space is invalid', ' Abcdef1!', 'invalid'],
  ['a trailing space is invalid', 'Abcdef1! ', 'invalid'],
  ['an outer tab is invalid like a space', 'Abcdef1!\t', 'invalid'],
  ['8 spaces are invalid', '        ', 'invalid'],
  ['an inner space is allowed and counts as no kind', 'abcd efgh', 'weak'],
  ['an inner space does not harm a strong password', 'Ab cdef1!', 'strong'],
  ['lacking only a lowercase letter is good', 'ABCDEF1!', 'good'],
  ['lacking only an uppercase letter is good', 'abcdef1!', 'good'],
  ['lacking only a digit is good', 'Abcdefg!', 'good'],
  ['lacking only a special character is good', 'Abcdefg1', 'good'],
  ['two kinds are weak', 'abcdefg1', 'weak'],
  ['one kind is weak', 'abcdefgh', 'weak'],
  ['letters with accents are of no kind', 'Éàüñöçß1a', 'weak'],
  ['a character outside the allowed specials is not special', 'Abcdefg§', 'weak'],
];

describe('password strength', () => {
  test.each(table)('%s', (_rule, password, strength) => {
    const verdict = judgePassword(password);
    expect(verdict.strength).toBe(strength);
    expect(verdict.pass).toBe(strength === 'good' || strength === 'strong');
  });

  test.each(Array.from('^$*.[]{}()?-"!@#%&/\\,><\':;|_~`+='))('%s is an allowed special character', (special) => {
    expect(judgePassword(`Abcdef1${special}`)).toMatchObject({
      strength: 'strong',
      specialCharacters: true,
      otherCharacters: false,
    });
  });

  test('each kind has its own flag', () => {
    expect(judgePassword('aaaaaaaa')).toMatchObject({
      lowerCase: true,
      upperCase: false,
      numbers: false,
      specialCharacters: false,
    });
    expect(judgePassword('AAAAAAAA')).toMatchObject({ lowerCase: false, upperCase: true, numbers: false });
    expect(judgePassword('11111111')).toMatchObject({ numbers: true, upperCase: false });
    expect(judgePassword('漢字漢字漢字漢字')).toMatchObject({ otherCharacters: true, strength: 'weak' });
    expect(judgePassword('aaaaaaa漢')).toMatchObject({ otherCharacters: true });
    expect(judgePassword('ññññññññ')).toMatchObject({ lowerCase: false, upperCase: false });
  });

  test.each([
    ['AAAAAAAA', 'upperCase'],
    ['ZZZZZZZZ', 'upperCase'],
    ['aaaaaaaa', 'lowerCase'],
    ['zzzzzzzz', 'lowerCase'],
    ['00000000', 'numbers'],
    ['99999999', 'numbers'],
  ] as const)('the first and the last of a kind belong to it: %s', (password, kind) => {
    expect(judgePassword(password)[kind]).toBe(true);
  });

  test('128 characters are not too long, 129 are', () => {
    expect(findPasswordProblem(`Abcdef1!${'x'.repeat(120)}`)).toBeNull();
    expect(findPasswordProblem(`Abcdef1!${'x'.repeat(121)}`)).toBe('LONG_PASSWORD');
  });

  test('a password that passes has at least 8 characters, no outer space and at least 3 kinds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (password) => {
        const verdict = judgePassword(password);
        if (!verdict.pass) return;
        expect(Array.from(password).length).toBeGreaterThanOrEqual(8);
        expect(password.trim()).toBe(password);
        expect(
          [verdict.lowerCase, verdict.upperCase, verdict.numbers, verdict.specialCharacters].filter(Boolean).length,
        ).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});

describe('password messages', () => {
  test.each([
    ['abc', 'Short passwords are easy to guess, try one with at least 8 characters.'],
    [' Abcdef1!', 'Invalid password, spaces are not allowed in the beginning/end.'],
    ['abcdefgh', 'Weak passwords are easy to guess'],
    ['', 'Enter a password.'],
    [`Aa1!${'x'.repeat(125)}`, 'Use 128 characters or fewer.'],
  ])('%j is refused in the words of the specification', (password, sentence) => {
    const problem = findPasswordProblem(password);
    expect(problem === null ? null : phrases.errors[problem]).toBe(sentence);
  });

  test('a good and a strong password have no problem', () => {
    expect(findPasswordProblem('Abcdefg1')).toBeNull();
    expect(findPasswordProblem('Abcdef1!')).toBeNull();
  });
});
