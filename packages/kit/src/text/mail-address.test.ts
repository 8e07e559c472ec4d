import { expect, test } from 'vitest';
import { email } from '../schema.ts';
import { isMailableLength } from './mail-address.ts';

const label = (length: number): string => 'b'.repeat(length);
const LONG_DOMAIN = `${label(63)}.${label(63)}.${label(58)}`;

test.each([
  ['a usual one', 'marta@harbour.example', true],
  ['the longest local part', `${'a'.repeat(64)}@example.com`, true],
  ['a longer one', `${'a'.repeat(65)}@example.com`, false],
  ['a domain of 190 characters', `a@${LONG_DOMAIN}.com`, true],
  ['one of 252, the longest', `a@${label(63)}.${label(63)}.${label(63)}.${label(56)}.com`, true],
  ['one character more', `ab@${label(63)}.${label(63)}.${label(63)}.${label(56)}.com`, false],
  ['a part of a domain of 64', `a@${label(64)}.com`, false],
  ['an empty part', 'a@example..com', false],
  ['no domain', 'a@', false],
  ['no local part', '@example.com', false],
  ['no address', 'nobody', false],
])('%s: %s', (_, address, expected) => {
  expect(isMailableLength(address)).toBe(expected);
});

test('a contract takes no address that is too long for mail', () => {
  expect(email.safeParse('marta@harbour.example').success).toBe(true);
  expect(email.safeParse(`${'a'.repeat(65)}@example.com`).success).toBe(false);
  expect(email.safeParse(`a@${label(64)}.com`).success).toBe(false);
});
