import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginPath, safeReturnTo } from './return-to.ts';

const hosts = [
  'evil.example',
  'evil.example:443',
  'user@evil.example',
  '[::1]',
  '0x7f000001',
  'app.invalid.evil.example',
];
const prefixes = [
  'https://',
  'http://',
  'HTTPS://',
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\\/',
  '\\',
  'https:',
  'http:/',
  'https:\\\\',
  '/\t/',
  '/\n/',
  '/\r\n//',
  '\t//',
  ' //',
  '\u0000//',
  '//\u0000',
  '/%09/',
  '/%0a//',
  '/%2f',
  '/%5c',
  '/%2F%2F',
  '//%2f',
  'javascript:alert(1)//',
  'data:text/html,',
  '/..//',
  '/.//',
  '/../..//',
  '@',
  '.',
  '/\u2028//',
  '%2f%2f',
  'ftp://',
];
const corpus = prefixes.flatMap((prefix) => hosts.map((host) => `${prefix}${host}`));

describe('the path to return to', () => {
  test.each([
    '/',
    '/schedule',
    '/schedule?week=2026-11-16#mon',
    '/dashboard/member',
    '/a%20b',
    '/d?next=https%3A%2F%2Fevil.example',
    '/users',
  ])('keeps %s', (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  test.each([
    '/user/login',
    '/user/login?ref=/user/login',
    '/user/signup/employer',
    '/forgot-password',
    '/user/%6cogin',
    '/auth/frame',
    '/x/../user/login',
  ])('does not return to %s', (path) => {
    expect(safeReturnTo(path)).toBeNull();
  });

  test('incident 13 (CWE-601): none of 200 redirect payloads leaves the origin', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(200);
    const base = 'https://app.example.com/user/login';
    for (const payload of corpus) {
      const goal = safeReturnTo(payload);
      if (goal === null) continue;
      expect(new URL(goal, base).origin, payload).toBe('https://app.example.com');
      expect(goal.startsWith('//'), payload).toBe(false);
    }
  });

  test('whatever is given, the answer is null or a path of this origin', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: fc.constantFrom(...Array.from('/\\.@:%2f5ctn#? \t\n')) }),
        ),
        (text) => {
          const goal = safeReturnTo(text);
          return goal === null || new URL(goal, 'https://app.example.com/x').origin === 'https://app.example.com';
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('nothing is not a goal, and neither is a text of more than 512 characters', () => {
    expect(safeReturnTo(null)).toBeNull();
    expect(safeReturnTo(undefined)).toBeNull();
    expect(safeReturnTo(`/${'a'.repeat(512)}`)).toBeNull();
  });

  test('the login path carries the goal as ref', () => {
    expect(loginPath('/schedule?a=1')).toBe('/user/login?ref=%2Fschedule%3Fa%3D1');
    expect(loginPath('//evil.example')).toBe('/user/login');
  });
});
