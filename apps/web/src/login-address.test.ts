import { expect, test } from 'vitest';
import { loginAddress, safeReturnPath } from './login-address.ts';

test.each([
  ['/schedule', '/schedule'],
  ['/schedule?week=2026-11-16#mon', '/schedule?week=2026-11-16#mon'],
  ['/dashboard/../schedule', '/schedule'],
  ['/user/login-history', '/user/login-history'],
  [null, null],
  ['', null],
  ['schedule', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['/user/login', null],
  ['/user/login?ref=/schedule', null],
  ['/x/../user/login', null],
  ['/user/signup/employer', null],
  ['/forgot-password', null],
])('after the login, ref %j leads to %j', (ref, expected) => {
  expect(safeReturnPath(ref)).toBe(expected);
});

test('the wanted address travels in ref with its query, gid included', () => {
  const address = loginAddress(new URL('https://hearth.example/schedule?gid=7&week=2'));
  expect(new URL(address, 'https://hearth.example').searchParams.get('ref')).toBe('/schedule?gid=7&week=2');
  expect(loginAddress(new URL('https://hearth.example/'))).toBe('/user/login');
});
