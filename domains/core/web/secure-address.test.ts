import { expect, test } from 'vitest';
import { isSecureAddress } from './secure-address.ts';

test.each([
  ['https://casa.example/privacy', true],
  ['HTTPS://casa.example', true],
  ['http://casa.example', false],
  ['casa.example', false],
  ['https://casa', false],
  ['https:// casa.example', false],
  ['javascript:alert(1)', false],
])('whether %j is a secure address', (text, secure) => {
  expect(isSecureAddress(text)).toBe(secure);
});
