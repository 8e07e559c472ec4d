import { expect, test } from 'vitest';
import { consentFor, readConsent, withdrawsConsent } from './choice.ts';

const ALL = { NECESSARY: true, PREFERENCES: true, ANALYTICS: true, MARKETING: true };
const NONE = { NECESSARY: true, PREFERENCES: false, ANALYTICS: false, MARKETING: false };

test('allow all enables every category, deny leaves the necessary on', () => {
  expect(consentFor('all')).toEqual(ALL);
  expect(consentFor('deny')).toEqual(NONE);
});

test('a chosen set is what was chosen, and the necessary cannot be left out', () => {
  expect(consentFor(['PREFERENCES'])).toEqual({ ...NONE, PREFERENCES: true });
  expect(consentFor([])).toEqual(NONE);
});

test.each([null, undefined, 'yes', 1, [], {}, { PREFERENCES: true }])('%j is no record', (stored) => {
  expect(readConsent(stored)).toBeNull();
});

test('only a plain yes is a yes, and the necessary is on whatever was stored', () => {
  expect(readConsent({ NECESSARY: false, PREFERENCES: 'true', ANALYTICS: 1, MARKETING: true })).toEqual({
    ...NONE,
    MARKETING: true,
  });
});

test.each([
  ['deny as the first choice', null, NONE, false],
  ['a chosen set as the first choice', null, { ...NONE, ANALYTICS: true }, false],
  ['deny after allow all', ALL, NONE, true],
  ['one category less', ALL, { ...ALL, MARKETING: false }, true],
  ['one category for another', { ...NONE, ANALYTICS: true }, { ...NONE, PREFERENCES: true }, true],
  ['the same again', ALL, ALL, false],
  ['more than before', NONE, ALL, false],
])('%s: withdraws %j → %j is %j', (_what, before, next, expected) => {
  expect(withdrawsConsent(before, next)).toBe(expected);
});
