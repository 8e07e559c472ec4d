import { describe, expect, test } from 'vitest';
import type { DealState, DealVerb } from '../contract/schemas.ts';
import { canHold } from './can-hold.ts';
import { closesAt, firstState, isPending, MOVES, nextState, ownMoves } from './deal-states.ts';
import { progressOf } from './deal-steps.ts';

const STATES: DealState[] = ['OFFERED', 'TAKEN', 'APPROVED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'VOID'];
const VERBS: DealVerb[] = ['RELEASE', 'GIVE', 'SWAP', 'PICK_UP'];

describe('where each move leads', () => {
  test.each<[DealVerb, DealState, string]>([
    ['RELEASE', 'OFFERED', 'TAKE TAKEN, AWARD TAKEN, WITHDRAW WITHDRAWN, DECLINE DECLINED, EXPIRE EXPIRED, VOID VOID'],
    [
      'RELEASE',
      'TAKEN',
      'REFUSE OFFERED, WITHDRAW WITHDRAWN, APPROVE APPROVED, DECLINE DECLINED, EXPIRE EXPIRED, VOID VOID',
    ],
    ['GIVE', 'OFFERED', 'TAKE TAKEN, REFUSE DECLINED, WITHDRAW WITHDRAWN, DECLINE DECLINED, EXPIRE EXPIRED, VOID VOID'],
    [
      'SWAP',
      'TAKEN',
      'REFUSE DECLINED, WITHDRAW WITHDRAWN, APPROVE APPROVED, DECLINE DECLINED, EXPIRE EXPIRED, VOID VOID',
    ],
    ['PICK_UP', 'OFFERED', ''],
    ['PICK_UP', 'TAKEN', 'WITHDRAW WITHDRAWN, APPROVE APPROVED, DECLINE DECLINED, EXPIRE EXPIRED, VOID VOID'],
  ])('%s %s', (verb, state, expected) => {
    const found = MOVES.flatMap((move) => {
      const next = nextState(verb, state, move);
      return next === undefined ? [] : [`${move} ${next}`];
    });
    expect(found.join(', ')).toBe(expected);
  });

  test('what has ended stays as it is', () => {
    const moved = VERBS.flatMap((verb) =>
      STATES.filter((state) => !isPending(state)).flatMap((state) => MOVES.map((move) => nextState(verb, state, move))),
    );
    expect(moved.every((state) => state === undefined)).toBe(true);
    expect(moved).toHaveLength(160);
  });

  test('nothing is approved that nobody took', () => {
    expect(VERBS.map((verb) => nextState(verb, 'OFFERED', 'APPROVE'))).toEqual(VERBS.map(() => undefined));
  });
});

test('an open shift that somebody asks for is taken, everything else is offered first', () => {
  expect(VERBS.map(firstState)).toEqual(['OFFERED', 'OFFERED', 'OFFERED', 'TAKEN']);
});

test.each<[DealState, string]>([
  ['OFFERED', '2026-11-17T08:00:00.000Z'],
  ['TAKEN', '2026-11-17T10:00:00.000Z'],
])('%s waits until the first of its shifts is near', (state, until) => {
  const starts = [new Date('2026-11-18T10:00:00Z'), new Date('2026-11-17T10:00:00Z')];
  expect(closesAt(state, starts, 120).toISOString()).toBe(until);
});

test.each([
  ['RELEASE', 'OFFERED', 'OTHER', false, 'TAKE'],
  ['RELEASE', 'OFFERED', 'GIVER', false, 'WITHDRAW'],
  ['RELEASE', 'TAKEN', 'OTHER', true, ''],
  ['RELEASE', 'TAKEN', 'TAKER', true, 'REFUSE'],
  ['GIVE', 'OFFERED', 'TAKER', true, 'TAKE REFUSE'],
  ['GIVE', 'OFFERED', 'OTHER', true, ''],
  ['SWAP', 'APPROVED', 'GIVER', true, ''],
  ['PICK_UP', 'TAKEN', 'TAKER', true, 'WITHDRAW'],
] as const)('%s %s: what is for the %s to say', (verb, state, part, isNamed, moves) => {
  expect(ownMoves(verb, state, part, isNamed).join(' ')).toBe(moves);
});

test.each([
  ['RELEASE', 'OFFERED', false, 1, 'OPEN'],
  ['RELEASE', 'TAKEN', true, 2, 'OPEN'],
  ['SWAP', 'APPROVED', true, 3, 'GRANTED'],
  ['GIVE', 'DECLINED', false, 1, 'OVER'],
  ['GIVE', 'DECLINED', true, 2, 'OVER'],
  ['PICK_UP', 'TAKEN', true, 1, 'OPEN'],
  ['PICK_UP', 'EXPIRED', true, 1, 'OVER'],
] as const)('%s %s: how far it has come', (verb, state, isTaken, done, outcome) => {
  expect(progressOf({ verb, state, isTaken })).toMatchObject({ done, outcome });
});

test.each([
  ['in the position', 'here', 'bar', true],
  ['in another position', 'here', 'kitchen', false],
  ['elsewhere', 'there', 'bar', false],
])('a shift at the bar is for those who work %s', (_who, at, position, may) => {
  expect(canHold({ works_at: at, position_id: position }, { location_id: 'here', position_id: 'bar' })).toBe(may);
  expect(canHold({ works_at: at, position_id: position }, { location_id: 'here', position_id: null })).toBe(
    at === 'here',
  );
});
