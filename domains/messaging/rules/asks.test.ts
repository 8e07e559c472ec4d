import { expect, test } from 'vitest';
import { isValidAnswer, endOfAsk, followInterview } from './asks.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const [FIRST, SECOND] = [NOW + DAY, NOW + 2 * DAY];
const CONFIRM = { kind: 'CONFIRM', times: [], expiresAt: undefined } as const;
const TIME = { kind: 'TIME', times: [FIRST, SECOND], expiresAt: undefined } as const;

test.each([
  ['two weeks when nothing was said', CONFIRM, NOW + 14 * DAY],
  ['as long as was said', { ...CONFIRM, expiresAt: NOW + HOUR }, NOW + HOUR],
  ['no longer than sixty days', { ...CONFIRM, expiresAt: NOW + 61 * DAY }, null],
  ['not until a moment that is past', { ...CONFIRM, expiresAt: NOW }, null],
  ['of times, until the last of them', TIME, SECOND],
  ['of times, earlier where that was said', { ...TIME, expiresAt: FIRST }, FIRST],
  ['of times, not with one that is past', { ...TIME, times: [FIRST, NOW] }, null],
  ['of times, not without one', { ...TIME, times: [] }, null],
  ['of times, not with the same twice', { ...TIME, times: [FIRST, FIRST] }, null],
  ['of times, not with more than six', { ...TIME, times: [1, 2, 3, 4, 5, 6, 7].map((day) => NOW + day * DAY) }, null],
  ['of times, not beyond sixty days', { ...TIME, times: [NOW + 61 * DAY] }, null],
  ['of anything else, not with times', { ...CONFIRM, times: [FIRST] }, null],
])('something can be asked for %s', (_rule, wanted, end) => {
  expect(endOfAsk(wanted, NOW)).toBe(end);
});

const YES = { declines: false, startsAt: undefined, files: 0 };
const NO = { ...YES, declines: true };
test.each([
  ['a yes to what is to be confirmed', 'CONFIRM', YES, true],
  ['a no', 'CONFIRM', NO, true],
  ['a no with a file', 'CONFIRM', { ...NO, files: 1 }, false],
  ['a file where a yes is asked for', 'CONFIRM', { ...YES, files: 1 }, false],
  ['a file where one is asked for', 'DOCUMENT', { ...YES, files: 1 }, true],
  ['a yes where a file is asked for', 'DOCUMENT', YES, false],
  ['a no where a file is asked for', 'DOCUMENT', NO, true],
  ['a time that was offered', 'TIME', { ...YES, startsAt: FIRST }, true],
  ['a time that nobody offered', 'TIME', { ...YES, startsAt: FIRST + 1 }, false],
  ['no time where one is asked for', 'TIME', YES, false],
  ['a no to all times', 'TIME', NO, true],
  ['a no with a time', 'TIME', { ...NO, startsAt: FIRST }, false],
  ['a yes where a time of an interview is asked for', 'INTERVIEW', { ...YES, startsAt: FIRST }, false],
  ['a no to an interview', 'INTERVIEW', NO, true],
] as const)('%s', (_rule, kind, answer, fits) => {
  expect(isValidAnswer({ kind, times: kind === 'TIME' ? [FIRST, SECOND] : [] }, answer, NOW)).toBe(fits);
});

test('a time that has passed in the meantime is no answer', () => {
  expect(isValidAnswer({ kind: 'TIME', times: [FIRST, SECOND] }, { ...YES, startsAt: FIRST }, FIRST)).toBe(false);
});

const OPEN = { state: 'OPEN', chosen: null } as const;
const DECLINED = { state: 'DECLINED', chosen: null } as const;
const DONE = { state: 'DONE', chosen: FIRST } as const;
const WITHDRAWN = { state: 'WITHDRAWN', chosen: null } as const;
const at = (state: 'BOOKED' | 'DONE' | 'NO_SHOW', startsAt = FIRST) => ({ state, startsAt }) as const;
const INVITED = { state: 'INVITED', startsAt: null } as const;
const CANCELLED = { state: 'CANCELLED', startsAt: null } as const;

test.each([
  ['is answered when a time is taken, which is said', OPEN, at('BOOKED'), DONE, 'BOOKED'],
  ['is answered by a time also after a no', DECLINED, at('BOOKED'), DONE, 'BOOKED'],
  [
    'keeps the other time when it is moved, which is said',
    DONE,
    at('BOOKED', SECOND),
    { ...DONE, chosen: SECOND },
    'MOVED',
  ],
  ['says nothing twice', DONE, at('BOOKED'), DONE, null],
  ['is open again when the time is given back, which is said', DONE, INVITED, OPEN, 'GIVEN_BACK'],
  ['stays open while nothing is chosen', OPEN, INVITED, OPEN, null],
  ['stays declined while nothing is chosen', DECLINED, INVITED, DECLINED, null],
  ['is taken back with the interview', DONE, CANCELLED, WITHDRAWN, null],
  ['stays answered when the interview was held', DONE, at('DONE'), DONE, null],
  ['stays answered when nobody came', DONE, at('NO_SHOW'), DONE, null],
] as const)('what asks for an interview %s', (_rule, before, interview, after, step) => {
  expect(followInterview(before, interview)).toEqual({ ...after, step });
});
