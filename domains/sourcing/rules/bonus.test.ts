import { expect, test } from 'vitest';
import type { BonusState, BonusTerms } from '../contract/schemas.ts';
import type { BonusFacts, BonusRuleEntry } from './bonus.ts';
import { isExcluded, canDecide, resolveTerms, nextBonusState, totalAmount } from './bonus.ts';

const promise = (amount: number): BonusTerms => ({
  currency: 'EUR',
  parts: [{ amount, after_days: 90 }],
  excluded: [],
});
const rule = (brandId: string, validFrom: string, more: Partial<BonusRuleEntry> = {}): BonusRuleEntry => ({
  brandId,
  jobId: null,
  validFrom,
  number: 1,
  promise: promise(100),
  ...more,
});
const ROOT = ['group', 'place'];

test.each<[string, BonusRuleEntry[], number | null]>([
  ['nothing where nothing was written', [], null],
  ['what the group promises', [rule('group', '2026-11-01')], 100],
  ['nothing before its day', [rule('group', '2026-11-21')], null],
  ['the later of two', [rule('group', '2026-11-01'), rule('group', '2026-11-10', { promise: promise(300) })], 300],
  [
    'the last written of one day',
    [rule('group', '2026-11-01', { number: 2, promise: promise(5) }), rule('group', '2026-11-01')],
    5,
  ],
  ['the nearest brand', [rule('group', '2026-11-10'), rule('place', '2026-11-01', { promise: promise(7) })], 7],
  [
    'nothing where the nearest brand promises nothing',
    [rule('group', '2026-11-10'), rule('place', '2026-11-01', { promise: { ...promise(1), parts: [] } })],
    null,
  ],
  [
    'what stands above, where the nearest brand wants that again',
    [rule('group', '2026-11-01'), rule('place', '2026-11-02', { promise: null })],
    100,
  ],
  [
    'the post itself before any brand',
    [rule('place', '2026-11-10'), rule('place', '2026-11-01', { jobId: 'bar', promise: promise(9) })],
    9,
  ],
  ['nothing of another post', [rule('place', '2026-11-01', { jobId: 'kitchen' })], null],
])('a referral is promised %s', (_case, rules, amount) => {
  const found = resolveTerms(rules, { path: ROOT, jobId: 'bar', day: '2026-11-20' });
  expect(found === null ? null : totalAmount(found)).toBe(amount);
});

test.each([
  ['who may hire there', ['HIRING'] as const, true, [], true],
  ['who may hire elsewhere', ['HIRING'] as const, false, ['LOCATION_MANAGER'], false],
  ['who holds a role that is left out', ['RECRUITER'] as const, false, ['RECRUITER'], true],
  ['everybody else', ['HIRING', 'RECRUITER'] as const, false, [], false],
])('left out of a bonus: %s', (_who, excluded, mayHireThere, roles, is) => {
  expect(isExcluded(excluded, { mayHireThere, roles: new Set(roles) })).toBe(is);
});

const facts: BonusFacts = { stage: 'HIRED', disputed: false, dueOn: '2026-11-20', endsOn: null, today: '2026-11-19' };
test.each<[string, BonusState, Partial<BonusFacts>, BonusState]>([
  ['waits before its day', 'WAITING', {}, 'WAITING'],
  ['is earned on its day', 'WAITING', { today: '2026-11-20' }, 'EARNED'],
  ['waits while nobody is hired', 'WAITING', { stage: 'OFFER', dueOn: null }, 'WAITING'],
  ['lapses with an application that ends', 'WAITING', { stage: 'REJECTED', dueOn: null }, 'LAPSED'],
  ['comes back with an application that goes on', 'LAPSED', { stage: 'SCREEN', dueOn: null }, 'WAITING'],
  ['lapses when the employment ended before its day', 'WAITING', { endsOn: '2026-11-18' }, 'LAPSED'],
  ['waits on the last day of the employment', 'WAITING', { endsOn: '2026-11-19' }, 'WAITING'],
  ['is earned when the employment ends on its day', 'WAITING', { endsOn: '2026-11-20', today: '2026-11-21' }, 'EARNED'],
  [
    'that is earned stays earned when the employment ends later',
    'EARNED',
    { endsOn: '2026-12-01', today: '2026-12-10' },
    'EARNED',
  ],
  ['that is earned lapses when the candidate says that it is wrong', 'EARNED', { disputed: true }, 'LAPSED'],
  ['that was approved is for people', 'APPROVED', { disputed: true }, 'APPROVED'],
  ['that was paid stays paid', 'PAID', { disputed: true }, 'PAID'],
])('a part %s', (_case, state, change, after) => {
  expect(nextBonusState(state, { ...facts, ...change })).toBe(after);
});

test.each<[BonusState, BonusState, boolean]>([
  ['WAITING', 'APPROVED', false],
  ['EARNED', 'APPROVED', true],
  ['EARNED', 'PAID', false],
  ['APPROVED', 'PAID', true],
  ['APPROVED', 'EARNED', true],
  ['REFUSED', 'EARNED', true],
  ['PAID', 'EARNED', false],
  ['LAPSED', 'APPROVED', false],
])('a person makes of %s %s: %s', (from, to, may) => {
  expect(canDecide(from, to)).toBe(may);
});
