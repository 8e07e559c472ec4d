import { createHmac } from 'node:crypto';
import { newId } from '@hearth/kit/id';
import { expect, test } from 'vitest';
import { firstRefreshToken, newRotationKey, nextRefreshToken, readRefreshToken, wasIssued } from './refresh-token.ts';

const sessionId = newId();
const key = newRotationKey();

function read(text: string) {
  const token = readRefreshToken(text);
  if (token === null) throw new Error('not a token');
  return token;
}

test('a token names its session and bears the mark of its family', () => {
  const token = read(firstRefreshToken(sessionId, key));
  expect(token.sessionId).toBe(sessionId);
  expect(wasIssued(token, key)).toBe(true);
  expect(wasIssued(token, newRotationKey())).toBe(false);
});

test('the next token is always the same one, and another than the one before', () => {
  const first = read(firstRefreshToken(sessionId, key));
  const next = nextRefreshToken(first, key);
  expect(nextRefreshToken(first, key)).toBe(next);
  expect(next).not.toBe(first.text);
  expect(wasIssued(read(next), key)).toBe(true);
  expect(nextRefreshToken(first, newRotationKey())).not.toBe(next);
});

test('mark and successor are derived apart: neither is what the key makes of the secret alone', () => {
  const token = read(firstRefreshToken(sessionId, key));
  const next = read(nextRefreshToken(token, key));
  const id = Buffer.from(sessionId.replaceAll('-', ''), 'hex');
  expect(next.secret).not.toEqual(createHmac('sha256', key).update(token.secret).digest());
  expect(token.mark).not.toEqual(createHmac('sha256', key).update(id).update(token.secret).digest().subarray(0, 16));
});

test('a token with any bit changed was not issued', () => {
  const bytes = Buffer.from(firstRefreshToken(sessionId, key), 'base64url');
  for (let index = 16; index < bytes.length; index += 1) {
    const forged = Buffer.from(bytes);
    forged[index] = (forged[index] ?? 0) ^ 1;
    expect(wasIssued(read(forged.toString('base64url')), key)).toBe(false);
  }
});

test.each(['', 'x', 'a'.repeat(85), 'a'.repeat(87), `${'a'.repeat(85)}!`, `${'a'.repeat(85)}\n`])(
  '%j is no token',
  (text) => {
    expect(readRefreshToken(text)).toBeNull();
    expect(readRefreshToken(undefined)).toBeNull();
  },
);
