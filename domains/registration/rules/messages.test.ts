import { expect, test } from 'vitest';
import { EMAIL_MESSAGES, usernameBeside, usernameTaken } from './messages.ts';

test.each([
  ['keeps the letters and adds four digits', 'marta', 0.5, 'marta5000'],
  ['pads a small number', 'marta', 0.0007, 'marta0007'],
  ['writes small letters only', 'Marta.L', 0.1, 'marta.l1000'],
  ['drops what a username cannot hold', 'María Ñ', 0, 'mara0000'],
  ['has something to begin with', '漢字', 0.9999, 'user9999'],
])('a suggested username %s', (_rule, username, pick, suggestion) => {
  expect(usernameBeside(username, () => pick)).toBe(suggestion);
});

test('the sentences are the specification’s', () => {
  expect(usernameTaken('marta5000')).toBe('Username already used, we suggest you to use this username marta5000');
  expect(EMAIL_MESSAGES.USED).toBe('Email is already used.');
  expect(EMAIL_MESSAGES.NO_PASSWORD).toBe(
    'Account is unverified. An account activation link has been sent to you, please check your inbox.',
  );
  expect(EMAIL_MESSAGES.DRAFT_NO_PASSWORD).toBe('Account is unverified.');
  expect(EMAIL_MESSAGES.HOTEL_GROUP).toBe(
    'You are not authorized to create an account using this portal, please login through Radisson first.',
  );
});
