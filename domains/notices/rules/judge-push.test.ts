import { expect, test } from 'vitest';
import { isGivenUp, judgePush } from './judge-push.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const waiting = (at: string) => ({ state: 'WAITING', notBefore: new Date(at) });
const GONE = { state: 'SKIPPED', reason: 'DEVICE_GONE' };

test.each([
  ['taken', 201, null, 1, { state: 'SENT' }],
  ['taken, in another word', 200, null, 3, { state: 'SENT' }],
  ['the browser no longer subscribes', 410, null, 1, GONE],
  ['the service knows no such browser', 404, null, 1, GONE],
  ['too long', 413, null, 1, { state: 'FAILED', reason: 'REFUSED' }],
  ['not signed as it should be', 403, null, 1, { state: 'FAILED', reason: 'REFUSED' }],
  ['it leads elsewhere', 307, null, 1, { state: 'FAILED', reason: 'REFUSED' }],
  ['broken: again in a minute', 500, null, 1, waiting('2026-11-24T10:01:00Z')],
  ['not reached: again in five', null, null, 2, waiting('2026-11-24T10:05:00Z')],
  ['busy, and says for how long', 429, '600', 1, waiting('2026-11-24T10:10:00Z')],
  ['busy for a second is a minute', 429, '1', 1, waiting('2026-11-24T10:01:00Z')],
  ['busy until a moment', 503, 'Tue, 24 Nov 2026 10:30:00 GMT', 1, waiting('2026-11-24T10:30:00Z')],
  ['nobody is waited for longer than six hours', 429, '999999', 1, waiting('2026-11-24T16:00:00Z')],
  ['nonsense is no time', 429, 'soon', 1, waiting('2026-11-24T10:01:00Z')],
  ['nothing can be encrypted for it', 'UNWRITABLE', null, 1, { state: 'FAILED', reason: 'REFUSED' }],
  ['given up after the fifth try', 500, null, 5, { state: 'FAILED', reason: 'UNREACHABLE' }],
] as const)('%s', (_, status, retryAfter, attempt, expected) => {
  expect(judgePush({ status, retryAfter }, attempt, NOW)).toEqual(expected);
});

test.each([
  [1, false],
  [5, false],
  [6, true],
])('what is taken for the %i. time is given up: %s', (attempt, expected) => {
  expect(isGivenUp(attempt)).toBe(expected);
});
