import { expect, test } from 'vitest';
import { isChangeable, canRecordOutcome, canReportDelay } from './states.ts';

const MINUTE = 60_000;
const START = 1_000 * MINUTE;

test.each([
  ['INVITED', null, 0, true],
  ['BOOKED', START, START - 1, true],
  ['BOOKED', START, START, false],
  ['CANCELLED', START, 0, false],
  ['DONE', START, 0, false],
  ['NO_SHOW', START, 0, false],
] as const)('%s at %s can be chosen for at %d: %s', (state, startsAt, now, may) => {
  expect(isChangeable({ state, startsAt }, now)).toBe(may);
});

test.each([
  ['INVITED', null, START, false],
  ['BOOKED', START, START - 1, false],
  ['BOOKED', START, START, true],
  ['DONE', START, START, true],
  ['NO_SHOW', START, START, true],
  ['CANCELLED', START, START, false],
] as const)('what became of %s at %s can be noted at %d: %s', (state, startsAt, now, may) => {
  expect(canRecordOutcome({ state, startsAt }, now)).toBe(may);
});

test.each([
  ['BOOKED', -121, false],
  ['BOOKED', -120, true],
  ['BOOKED', 30, true],
  ['BOOKED', 31, false],
  ['INVITED', -10, false],
] as const)('%s, %d minutes from its beginning, one can say to be late: %s', (state, minutes, may) => {
  expect(canReportDelay({ state, startsAt: START }, START + minutes * MINUTE)).toBe(may);
});
