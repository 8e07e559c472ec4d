import { expect, test } from 'vitest';
import type { EndReason, Stage } from '../contract/schemas.ts';
import { BOARD, isOpen, moveVerdict, STAGES, nextStage, isUndo, waitsForEmployer } from './stages.ts';
import type { PastMove } from './stages.ts';

const cases: readonly [string, Stage, Stage, EndReason | null, ReturnType<typeof moveVerdict>][] = [
  ['goes on along the way', 'NEW', 'SCREEN', null, 'allowed'],
  ['may skip stages', 'NEW', 'OFFER', null, 'allowed'],
  ['may go back', 'OFFER', 'NEW', null, 'allowed'],
  ['stays where it is', 'SCREEN', 'SCREEN', null, 'same'],
  ['is hired through the hire call only', 'OFFER', 'HIRED', null, 'needs_hire'],
  ['is not hired after a rejection', 'REJECTED', 'HIRED', null, 'refused'],
  ['is rejected with a reason', 'SCREEN', 'REJECTED', 'POSITION_FILLED', 'allowed'],
  ['is not rejected without a reason', 'SCREEN', 'REJECTED', null, 'needs_reason'],
  ["is not rejected with the candidate's reason", 'SCREEN', 'REJECTED', 'CANDIDATE_WITHDREW', 'needs_reason'],
  ['comes back from a rejection', 'REJECTED', 'SCREEN', null, 'allowed'],
  ['stays hired', 'HIRED', 'OFFER', null, 'refused'],
  ['stays withdrawn', 'WITHDRAWN', 'NEW', null, 'refused'],
  ['is withdrawn by the candidate only', 'NEW', 'WITHDRAWN', null, 'refused'],
];

test.each(cases)('an application %s', (_rule, from, to, reason, verdict) => {
  expect(moveVerdict(from, to, reason)).toBe(verdict);
});

test('the board shows every open stage and the hired', () => {
  const stages: readonly Stage[] = ['NEW', 'SCREEN', 'INTERVIEW', 'TRIAL', 'OFFER', 'HIRED', 'REJECTED', 'WITHDRAWN'];
  expect(stages.filter((stage) => isOpen(stage) || stage === 'HIRED')).toEqual(BOARD);
  expect(stages.filter(waitsForEmployer)).toEqual(['NEW', 'SCREEN']);
});

const at = (seconds: number): Date => new Date(Date.UTC(2026, 10, 22, 9, 0, seconds));
const last: PastMove = {
  from: 'NEW',
  to: 'INTERVIEW',
  fromStep: 'new',
  toStep: 'phone',
  byUserId: 'leonor',
  at: at(0),
};
test.each<[string, Partial<PastMove>, boolean]>([
  ['the way back by the same person at once', {}, true],
  ['after two minutes', { at: at(120) }, true],
  ['later', { at: at(121) }, false],
  ['by somebody else', { byUserId: 'marta' }, false],
  ['by nobody', { byUserId: null }, false],
  ['to another stage', { to: 'SCREEN' }, false],
  ['to another step', { toStep: 'other' }, false],
  ['from another step', { fromStep: 'other' }, false],
])('a move is taken back by %s: %j is %s', (_rule, change, expected) => {
  const back = {
    from: 'INTERVIEW',
    to: 'NEW',
    fromStep: 'phone',
    toStep: 'new',
    byUserId: 'leonor',
    at: at(10),
  } as const;
  expect(isUndo(last, { ...back, ...change })).toBe(expected);
});

test('every open stage leads to the next one, the last to a contract, an end nowhere', () => {
  expect(STAGES.map((stage) => [stage, nextStage(stage)])).toEqual([
    ['NEW', 'SCREEN'],
    ['SCREEN', 'INTERVIEW'],
    ['INTERVIEW', 'TRIAL'],
    ['TRIAL', 'OFFER'],
    ['OFFER', null],
    ['HIRED', null],
    ['REJECTED', null],
    ['WITHDRAWN', null],
  ]);
});
