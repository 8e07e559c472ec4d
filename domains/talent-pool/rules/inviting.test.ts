import { expect, test } from 'vitest';
import { fillName, isFillable, whyNotInvited } from './inviting.ts';
import type { Invitee } from './inviting.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const willing: Invitee = {
  mayBeAsked: true,
  email: 'ana@example.com',
  stopped: false,
  hasApplied: false,
  wasInvited: false,
  lastInvitedAt: null,
  isRepeated: false,
};

test.each<[string, Partial<Invitee>, string | null]>([
  ['who said yes is invited', {}, null],
  ['not without consent', { mayBeAsked: false }, 'NO_CONSENT'],
  ['not after STOP', { stopped: true }, 'STOPPED'],
  ['not without an address', { email: '' }, 'NO_ADDRESS'],
  ['not who has applied', { hasApplied: true }, 'HAS_APPLIED'],
  ['not twice for a post', { wasInvited: true, lastInvitedAt: new Date('2026-01-01T00:00:00Z') }, 'INVITED_LATELY'],
  ['not within seven days', { lastInvitedAt: new Date('2026-06-08T12:00:01Z') }, 'INVITED_LATELY'],
  ['after seven days again', { lastInvitedAt: new Date('2026-06-08T12:00:00Z') }, null],
  ['not twice in one sending', { isRepeated: true }, 'SAME_PERSON'],
  ['what the person wants is said first', { mayBeAsked: false, stopped: true, hasApplied: true }, 'NO_CONSENT'],
])('inviting: %s', (_rule, known, why) => expect(whyNotInvited({ ...willing, ...known }, NOW)).toBe(why));

test.each([
  ['Hello', true],
  ['Hello {{first_name}} and {{ first_name }}', true],
  ['Hello {{last_name}}', false],
  ['Hello {{first_name}}, {{phone}}', false],
])('only the first name may be left open: %s', (text, fillable) => expect(isFillable(text)).toBe(fillable));

test('a name is put where it was left open, whatever it holds', () => {
  expect(fillName('Hi {{first_name}}!', '$& {{x}}')).toBe('Hi $& {{x}}!');
});
