import { expect, test } from 'vitest';
import type { HeldQualification } from '../contract/schemas.ts';
import { judgeDemand } from './judge-demand.ts';

const DAY = '2026-11-17';
const demand = { qualification_id: 'food', min_level: 1 };
const one = (change: Partial<HeldQualification> = {}): HeldQualification => ({
  qualification_id: 'food',
  level: 1,
  valid_from: null,
  expires_on: null,
  ...change,
});

test.each([
  ['nothing at all', [], 'MISSING', null],
  ['another qualification', [one({ qualification_id: 'wine' })], 'MISSING', null],
  ['one for good', [one()], 'MET', null],
  ['one whose last day is the day itself', [one({ expires_on: DAY })], 'MET', null],
  ['one that ended the day before', [one({ expires_on: '2026-11-16' })], 'EXPIRED', '2026-11-16'],
  ['one that is issued on the day', [one({ valid_from: DAY })], 'MET', null],
  ['one that is issued the day after', [one({ valid_from: '2026-11-18' })], 'MISSING', null],
  [
    'an expired one beside its renewal',
    [one({ expires_on: '2026-01-01' }), one({ expires_on: '2027-01-01' })],
    'MET',
    null,
  ],
  [
    'two expired ones, of which the later counts',
    [one({ expires_on: '2026-05-01' }), one({ expires_on: '2026-01-01' })],
    'EXPIRED',
    '2026-05-01',
  ],
] as const)('%s', (_name, held, state, expiredOn) => {
  expect(judgeDemand(demand, held, DAY)).toMatchObject({ state, expiredOn });
});

test('a level that is too low is missing, and says which one there is', () => {
  const expert = { ...demand, min_level: 3 };
  expect(judgeDemand(expert, [one({ level: 2 }), one({ level: 1 })], DAY)).toEqual({
    state: 'MISSING',
    level: 2,
    expiredOn: null,
  });
  expect(judgeDemand(expert, [one({ level: 3 })], DAY).state).toBe('MET');
  // One that was never enough is not what has expired.
  expect(judgeDemand(expert, [one({ level: 2, expires_on: '2026-01-01' })], DAY).state).toBe('MISSING');
});
