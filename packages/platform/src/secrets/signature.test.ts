import { describe, expect, test } from 'vitest';
import { isSameSecret, isSignedWith, signatureBytes, signText } from './signature.ts';

const KEY = 'c2VjcmV0LW9mLWEtcmVjb3JkLWZyb20tYmVmb3Jl';
const OLDER = 'the-key-before-the-key-of-today-12345678';

/** The other ways to write the same bytes: the last letter of base64url has bits that stand for nothing. */
function otherSpellings(text: string): string[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return letters
    .split('')
    .map((letter) => text.slice(0, -1) + letter)
    .filter((other) => other !== text && Buffer.from(other, 'base64url').equals(Buffer.from(text, 'base64url')));
}

describe('a signature', () => {
  test('is good for its text and its key alone', () => {
    const signature = signText(KEY, 'text');
    expect(isSignedWith([KEY], 'text', signature)).toBe(true);
    expect(isSignedWith([KEY], 'texts', signature)).toBe(false);
    expect(isSignedWith([OLDER], 'text', signature)).toBe(false);
    expect(isSignedWith([], 'text', signature)).toBe(false);
  });

  test('is good while its key is one of those that count', () => {
    const signature = signText(OLDER, 'text');
    expect(isSignedWith([KEY, OLDER], 'text', signature)).toBe(true);
  });

  test('is written in one way only', () => {
    const signature = signText(KEY, 'text');
    const others = otherSpellings(signature);
    expect(others).toHaveLength(3);
    for (const other of [...others, signature.slice(1), `${signature}=`, `${signature}A`, ''])
      expect(isSignedWith([KEY], 'text', other), other).toBe(false);
  });

  test('in a short form is no whole one, nor a shorter one', () => {
    const form = { bytes: 6, letters: 'base64url' } as const;
    const short = signText(KEY, 'abCD-_12', form);
    // As in referral links of earlier versions.
    expect(short).toBe('ckTxavdE');
    expect(isSignedWith([KEY], 'abCD-_12', short, form)).toBe(true);
    expect(isSignedWith([KEY], 'abCD-_12', short)).toBe(false);
    expect(isSignedWith([KEY], 'abCD-_12', short.slice(0, 4), form)).toBe(false);
  });

  test('of several parts is that of all of them in a row', () => {
    expect(signatureBytes(KEY, 'ma', Buffer.from('rk')).equals(signatureBytes(KEY, 'mark'))).toBe(true);
  });
});

test('a secret is no other, no shorter one, and no header that came twice or not at all', () => {
  expect(isSameSecret('secret', 'secret')).toBe(true);
  expect(isSameSecret(Buffer.from('secret'), 'secret')).toBe(true);
  for (const given of ['secres', 'secre', 'secrets', '', undefined, ['secret']])
    expect(isSameSecret('secret', given), String(given)).toBe(false);
});
