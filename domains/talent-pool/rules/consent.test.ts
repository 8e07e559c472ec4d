import { describe, expect, test } from 'vitest';
import { startConsent, grantConsent, hasConsent, mayAskAgain } from './consent.ts';

const at = (day: string): Date => new Date(`${day}T12:00:00Z`);
const asked = startConsent(at('2026-01-01'));
const consented = { ...asked, ...grantConsent(at('2026-01-05')) };

describe('consent', () => {
  test.each([
    ['nobody may be written to who has not answered', asked, '2026-01-02', false],
    ['who said yes may be written to', consented, '2026-01-06', true],
    ['on the last day of the year too', consented, '2027-01-04', true],
    ['and no more once it is over', consented, '2027-01-05', false],
  ])('%s', (_rule, consent, day, expected) => expect(hasConsent(consent, at(day))).toBe(expected));

  test('an answer is waited for thirty days, a yes holds a year', () => {
    expect([asked.until, consented.until]).toEqual([at('2026-01-31'), at('2027-01-05')]);
  });
});

test.each([
  ['not within a week', asked, '2026-01-07', false],
  ['after a week without an answer', asked, '2026-01-08', true],
  ['not once the time to answer is over', asked, '2026-01-31', false],
  ['not of who said yes for long enough', consented, '2026-06-01', false],
  ['of who said yes sixty days before it ends', consented, '2026-11-06', true],
])('asking again: %s', (_rule, consent, day, expected) => expect(mayAskAgain(consent, at(day))).toBe(expected));
