import { expect, test } from 'vitest';
import { actionFor, sanitiseDetail, resolveGoal, interpretStatus, retryDelay } from './delivery.ts';

test('pauses grow from a minute to a day, and after the seventh try it is for people', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((tries) => retryDelay(tries))).toEqual([
    60_000,
    300_000,
    1_800_000,
    7_200_000,
    21_600_000,
    86_400_000,
    null,
  ]);
});

test.each([
  ['LIVE', true, 'LIVE'],
  ['PAUSED', true, 'PAUSED'],
  ['FILLED', true, 'CLOSED'],
  ['EXPIRED', true, 'CLOSED'],
  ['DRAFT', true, 'CLOSED'],
  ['LIVE', false, 'CLOSED'],
  ['PAUSED', false, 'CLOSED'],
] as const)('a job that is %s (wanted: %s) has to be %s at the board', (status, wanted, goal) => {
  expect(resolveGoal(status, wanted)).toBe(goal);
});

test.each([
  [null, 'LIVE', 'PUBLISH'],
  ['UNSURE', 'LIVE', 'PUBLISH'],
  ['CLOSED', 'LIVE', 'PUBLISH'],
  ['PAUSED', 'LIVE', 'PUBLISH'],
  ['LIVE', 'LIVE', 'UPDATE'],
  [null, 'PAUSED', null],
  ['CLOSED', 'PAUSED', null],
  ['LIVE', 'PAUSED', 'PAUSE'],
  ['UNSURE', 'PAUSED', 'PAUSE'],
  [null, 'CLOSED', null],
  ['CLOSED', 'CLOSED', null],
  ['UNSURE', 'CLOSED', 'CLOSE'],
  ['LIVE', 'CLOSED', 'CLOSE'],
  ['PAUSED', 'CLOSED', 'CLOSE'],
] as const)('a board that knows %s and should show %s is told %s', (told, goal, action) => {
  expect(actionFor(told, goal)).toBe(action);
});

test.each([
  ['PUBLISH', 200, 'DONE', null],
  ['PUBLISH', 204, 'DONE', null],
  ['CLOSE', 404, 'DONE', null],
  ['PAUSE', 410, 'DONE', null],
  ['PUBLISH', 404, 'FAILED', 'REFUSED'],
  ['PUBLISH', 302, 'FAILED', 'REFUSED'],
  ['UPDATE', 422, 'FAILED', 'REFUSED'],
  ['UPDATE', 401, 'FAILED', 'SIGNED_OUT'],
  ['UPDATE', 429, 'LATER', 'BUSY'],
  ['UPDATE', 503, 'LATER', 'BUSY'],
] as const)('%s answered with %i is %s (%s)', (action, status, outcome, reason) => {
  expect(interpretStatus(action, status)).toEqual({ outcome, reason });
});

test('what a board said is kept as one short line, and not at all when it repeats a secret', () => {
  expect(sanitiseDetail(' title\n\u0000 too  long ', ['tok'])).toBe('title too long');
  expect(sanitiseDetail('x'.repeat(500), [])).toHaveLength(200);
  expect(sanitiseDetail('your token tok-1 is bad', ['tok-1'])).toBe('');
});
