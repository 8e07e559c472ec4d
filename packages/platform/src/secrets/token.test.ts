import { expect, test } from 'vitest';
import { isToken, newToken, tokenHash } from './token.ts';

test('a token has 256 bits, and no two are the same', () => {
  const tokens = new Set(Array.from({ length: 1000 }, newToken));
  expect(tokens.size).toBe(1000);
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url').length).toBe(32);
    expect(isToken(token)).toBe(true);
  }
});

test('text that no token can be is none', () => {
  const token = newToken();
  for (const text of [undefined, '', token.slice(1), `${token}A`, `${token.slice(1)}+`, `${token}\n`])
    expect(isToken(text), text).toBe(false);
});

// Written by the code before the engines were made one: what lies in databases has to be found again.
test('the hash is the one that tokens mailed by earlier versions are kept by', () => {
  expect(tokenHash('a-token-that-was-mailed-before-the-upgrade-').toString('hex')).toBe(
    'f1553bc904f69a269ba7fdbb4990b10b03b0b493be079b6be2f0a5ea3b4472d3',
  );
});
