import { expect, test } from 'vitest';
import { type Step, toldOf } from './told.ts';

const told = (verb: Step['verb'], move: Step['move'], state: Step['state']) =>
  toldOf({ verb, move, state })
    .map(({ to, kind }) => `${to} ${kind.replace('deals.', '')}`)
    .join(', ');

test.each<[Step['verb'], Step['move'], Step['state'], string]>([
  ['RELEASE', 'ASK', 'OFFERED', 'EVERYBODY released'],
  ['GIVE', 'ASK', 'OFFERED', 'TAKER offered'],
  ['SWAP', 'ASK', 'OFFERED', 'TAKER offered'],
  ['PICK_UP', 'ASK', 'TAKEN', 'TAKER taken, MANAGERS waiting'],
  ['RELEASE', 'TAKE', 'TAKEN', 'GIVER taken, TAKER taken, MANAGERS waiting'],
  ['RELEASE', 'AWARD', 'TAKEN', 'GIVER taken, MANAGERS waiting'],
  ['RELEASE', 'AWARD', 'APPROVED', 'GIVER decided'],
  ['PICK_UP', 'AWARD', 'TAKEN', 'MANAGERS waiting'],
  ['PICK_UP', 'AWARD', 'APPROVED', ''],
  ['RELEASE', 'REFUSE', 'OFFERED', 'GIVER ended'],
  ['GIVE', 'REFUSE', 'DECLINED', 'GIVER decided'],
  ['SWAP', 'APPROVE', 'APPROVED', 'GIVER decided, TAKER decided'],
  ['PICK_UP', 'APPROVE', 'APPROVED', 'TAKER decided'],
  ['GIVE', 'DECLINE', 'DECLINED', 'GIVER decided, TAKER decided'],
  ['PICK_UP', 'EXPIRE', 'EXPIRED', 'TAKER ended'],
  ['GIVE', 'WITHDRAW', 'WITHDRAWN', 'GIVER ended, TAKER ended'],
  ['SWAP', 'VOID', 'VOID', 'GIVER ended, TAKER ended'],
])('%s %s: who hears of it', (verb, move, state, expected) => {
  expect(told(verb, move, state)).toBe(expected);
});
