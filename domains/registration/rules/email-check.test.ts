import { expect, test } from 'vitest';
import { EMAIL_MESSAGES, resolveEmailStatus } from './email-check.ts';

const facts = { isAddress: true, isHotelGroup: false, account: undefined } as const;

test.each([
  [facts, 'AVAILABLE', null],
  [{ ...facts, isAddress: false }, 'INVALID', 'Enter the correct email.'],
  [{ ...facts, account: 'ACTIVE' }, 'USED', 'Email is already used.'],
  [
    { ...facts, account: 'NO_PASSWORD' },
    'NO_PASSWORD',
    'Account is unverified. An account activation link has been sent to you, please check your inbox.',
  ],
  [{ ...facts, account: 'DRAFT_NO_PASSWORD' }, 'DRAFT_NO_PASSWORD', 'Account is unverified.'],
  [
    { ...facts, isHotelGroup: true, account: 'ACTIVE' },
    'NOT_ALLOWED',
    'You are not authorized to create an account using this portal, please login through Radisson first.',
  ],
] as const)('an address of which is known %j is %s', (known, status, message) => {
  expect(resolveEmailStatus(known)).toBe(status);
  expect(EMAIL_MESSAGES[status]).toBe(message);
});
