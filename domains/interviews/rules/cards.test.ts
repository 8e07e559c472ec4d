import { describe, expect, test } from 'vitest';
import { RATING_STEPS } from '../contract/cards.ts';
import {
  needsScorecards,
  SCORECARD_DEADLINE_MS,
  dueReminderCount,
  isComplete,
  canSeeScorecards,
  ratingSpread,
} from './cards.ts';

const HOUR = 3_600_000;
const START = 1_000 * HOUR;

test.each([
  ['BOOKED', START, 2, START - 1, false],
  ['BOOKED', START, 2, START, true],
  ['DONE', START, 1, START + HOUR, true],
  ['DONE', START, 0, START + HOUR, false],
  ['NO_SHOW', START, 2, START + HOUR, false],
  ['CANCELLED', START, 2, START + HOUR, false],
  ['INVITED', null, 2, START, false],
] as const)('%s from %s with %d criteria at %d asks for cards: %s', (state, startsAt, criteria, now, asks) => {
  expect(needsScorecards({ state, startsAt, criteria }, now)).toBe(asks);
});

describe('what others wrote is seen', () => {
  test.each([
    ['somebody on the panel who has not sent', 'ana', ['bea'], 1, false],
    ['them, when their time is up', 'ana', ['bea'], 1_000, false],
    ['somebody on the panel who has sent', 'ana', ['ana'], 1, true],
    ['somebody outside while one is missing', 'boss', ['ana'], 1, false],
    ['somebody outside when all have sent', 'boss', ['ana', 'bea'], 1, true],
    ['somebody outside just before the time is up', 'boss', ['ana'], 71.9, false],
    ['somebody outside when the time is up', 'boss', ['ana'], 72, true],
    ['the candidate when all have sent', 'cara', ['ana', 'bea'], 1_000, false],
  ])('by %s: %s of those who sent %j after %d hours: %s', (_who, reader, sent, hours, sees) => {
    const sight = { candidateId: 'cara', panel: ['ana', 'bea'], sent: new Set(sent), endsAt: START };
    expect(canSeeScorecards(reader, sight, START + hours * HOUR)).toBe(sees);
  });

  test('by nobody who is the candidate and sat on the panel', () => {
    const sight = { candidateId: 'ana', panel: ['ana'], sent: new Set(['ana']), endsAt: START };
    expect(canSeeScorecards('ana', sight, START + SCORECARD_DEADLINE_MS)).toBe(false);
  });
});

test.each([
  [0.9, 0, null],
  [1, 0, 1],
  [23, 1, null],
  [24, 1, 2],
  [30, 0, 2],
  [30, 2, null],
  [71.9, 0, 2],
  [72, 0, null],
])('%d hours after the end, with %d reminders sent, %s is due', (hours, nudged, due) => {
  expect(dueReminderCount(START, nudged, START + hours * HOUR)).toBe(due);
});

test.each([
  [['a', 'b'], ['a', 'b'], true],
  [['b', 'a'], ['a', 'b'], true],
  [['a'], ['a', 'b'], false],
  [['a', 'a'], ['a', 'b'], false],
  [['a', 'a', 'b'], ['a', 'b'], false],
  [['a', 'x'], ['a', 'b'], false],
  [['a', 'b', 'x'], ['a', 'b'], false],
])('a card about %j where %j is asked is complete: %s', (rated, asked, complete) => {
  expect(isComplete(rated, asked)).toBe(complete);
});

test.each([
  [[], null],
  [['NOT_SEEN'], null],
  [['MOSTLY'], null],
  [['MOSTLY', 'NOT_SEEN'], null],
  [['MOSTLY', 'MOSTLY'], { lowest: 'MOSTLY', highest: 'MOSTLY', isWide: false }],
  [['FULLY', 'NOT_SEEN', 'MOSTLY'], { lowest: 'MOSTLY', highest: 'FULLY', isWide: false }],
  [['FULLY', 'NOT_QUITE', 'FULLY'], { lowest: 'NOT_QUITE', highest: 'FULLY', isWide: true }],
])('opinions %j lie apart as %j', (given, spread) => {
  expect(ratingSpread(RATING_STEPS, given)).toEqual(spread);
});
