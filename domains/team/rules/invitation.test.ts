import { expect, test } from 'vitest';
import { cardFor, cardState } from './invitation.ts';

const account = {
  isOwn: false,
  email: null,
  externalAuthSource: null,
  isDisabled: false,
  worksElsewhere: false,
  isBelow: true,
};

test.each([
  ['no account', { hasEnded: false, account: null }, 'JOIN'],
  ['an account without an address', { hasEnded: false, account }, 'RESET'],
  ['an ended employment', { hasEnded: true, account: null }, 'EMPLOYMENT_HAS_ENDED'],
  ['an ended employment with an account', { hasEnded: true, account }, 'EMPLOYMENT_HAS_ENDED'],
  ['an account with an address of its own', { account: { ...account, email: 'a@example.com' } }, 'ACCOUNT_IS_THEIRS'],
  ['an account of a provider', { account: { ...account, externalAuthSource: 'acme' } }, 'ACCOUNT_IS_THEIRS'],
  ['the manager themselves', { account: { ...account, isOwn: true } }, 'NOT_YOURS_TO_RESET'],
  ['somebody of a higher rank', { account: { ...account, isBelow: false } }, 'NOT_YOURS_TO_RESET'],
  ['somebody whom another group employs too', { account: { ...account, worksElsewhere: true } }, 'NOT_YOURS_TO_RESET'],
  ['a disabled account', { account: { ...account, isDisabled: true } }, 'NOT_YOURS_TO_RESET'],
])('the card for %s', (_who, holder, card) => {
  const found = cardFor({ hasEnded: false, ...holder });
  expect(typeof found === 'string' ? found : found.refused).toBe(card);
});

test.each([
  [0, '2026-11-22T10:00:01Z', 'OPEN'],
  [4, '2026-11-22T10:00:01Z', 'OPEN'],
  [5, '2026-11-22T10:00:01Z', 'LOCKED'],
  [0, '2026-11-22T10:00:00Z', 'EXPIRED'],
])('a card with %i wrong PINs that ends at %s is %s at ten', (wrongPins, end, state) => {
  expect(cardState({ wrongPins, expiresAt: new Date(end) }, new Date('2026-11-22T10:00:00Z'))).toBe(state);
});
