import { expect, test } from 'vitest';
import type { Decision } from '../contract/schemas.ts';
import { getRegime, termsOn } from './all-regimes.ts';
import type { Chosen } from './evidence.ts';
import { confirmedUntil, type DecidedCase, isReady, judgeDecision } from './judge-decision.ts';

const terms = (code: string) => termsOn(getRegime(code), '2026-12-01');
const passport = { list: 'A', item: 'us-passport' };
const permit = { list: 'A', item: 'ead' };
const licence = { list: 'B', item: 'drivers-license' };
const card = { list: 'C', item: 'ssn-card' };

const aCase = (more: Partial<DecidedCase> = {}): DecidedCase => ({
  state: 'TO_CHECK',
  kind: 'FIRST',
  starts_on: '2026-11-30',
  today: '2026-12-01',
  terms: terms('us'),
  evidence: [passport],
  isStated: true,
  ...more,
});
const aDecision = (more: Partial<Decision> = {}): Decision => ({
  action: 'CONFIRMED',
  method: 'IN_PERSON',
  checked_on: '2026-12-01',
  signed_name: 'Marta Reis',
  valid_until: null,
  is_receipt: false,
  shown: [],
  stated_on_paper: null,
  reason: '',
  version: 1,
  ...more,
});

test.each<[string, readonly Chosen[], boolean]>([
  ['one of list A', [passport], true],
  ['one of B and one of C', [licence, card], true],
  ['one of B alone', [licence], false],
  ['one of C alone', [card], false],
  ['two of B', [licence, { list: 'B', item: 'school-id' }], false],
  ['an item that the law does not list', [{ list: 'A', item: 'library-card' }], false],
  ['an item in another list', [{ list: 'A', item: 'ssn-card' }], false],
  ['nothing', [], false],
])('what is enough: %s', (_says, evidence, isEnough) => {
  const problem = judgeDecision(aDecision(), aCase({ evidence }));
  expect(problem).toEqual(isEnough ? null : { kind: 'NOT_ENOUGH' });
  expect(isReady(aCase({ evidence }))).toBe(isEnough);
});

test.each<[string, Partial<Decision>, Partial<DecidedCase>, unknown]>([
  ['without a method', { method: null }, {}, ['method required']],
  ['with a method that the law does not know', { method: 'IDENTITY_PROVIDER' }, {}, ['method required']],
  ['without a day', { checked_on: null }, {}, ['checked_on required']],
  ['on a day that is still to come', { checked_on: '2026-12-02' }, {}, ['checked_on too_big']],
  ['without a name', { signed_name: '' }, {}, ['signed_name required']],
  ['until a day, of what is not looked at again', { valid_until: '2028-01-01' }, {}, ['valid_until unused']],
  ['until a day that is over', { valid_until: '2026-11-01' }, { evidence: [permit] }, ['valid_until too_small']],
  [
    'by a receipt, where the law knows none',
    { is_receipt: true, method: 'IN_PERSON' },
    { terms: terms('gb') },
    ['is_receipt unused'],
  ],
  ['sent back without a reason', { action: 'SENT_BACK' }, {}, ['reason required']],
  ['not needed without a reason', { action: 'NOT_NEEDED' }, {}, ['reason required']],
])('a decision is refused %s', (_says, decision, of, fields) => {
  const problem = judgeDecision(aDecision(decision), aCase(of));
  const named = problem?.kind === 'INCOMPLETE' ? problem.fields.map(({ field, rule }) => `${field} ${rule}`) : problem;
  expect(named).toEqual(fields);
});

test('what the employee has to state comes first, on paper too', () => {
  const of = aCase({ isStated: false });
  expect(judgeDecision(aDecision(), of)).toEqual({ kind: 'NOT_STATED' });
  expect(judgeDecision(aDecision({ stated_on_paper: '2026-11-30' }), of)).toBeNull();
  expect(isReady(of)).toBe(false);
});

test('what a manager has seen counts like what was handed in', () => {
  const of = aCase({ evidence: [licence] });
  expect(judgeDecision(aDecision({ shown: [card] }), of)).toBeNull();
  expect(judgeDecision(aDecision({ shown: [{ list: 'C', item: 'x' }] }), of)).toMatchObject({ kind: 'INCOMPLETE' });
});

test('who somebody is was seen before: a follow-up needs the authorisation alone', () => {
  expect(judgeDecision(aDecision(), aCase({ kind: 'FOLLOW_UP', evidence: [card], isStated: false }))).toBeNull();
  expect(judgeDecision(aDecision(), aCase({ kind: 'FOLLOW_UP', evidence: [licence] }))).toEqual({ kind: 'NOT_ENOUGH' });
  expect(judgeDecision(aDecision(), aCase({ kind: 'RECEIPT', evidence: [licence] }))).toBeNull();
});

test('a decision fits the state that a case is in', () => {
  const changed = { kind: 'CHANGED' };
  expect(judgeDecision(aDecision(), aCase({ state: 'CONFIRMED' }))).toEqual(changed);
  const reason = 'Wrong person';
  expect(judgeDecision(aDecision({ action: 'SENT_BACK', reason }), aCase({ state: 'WITH_EMPLOYEE' }))).toEqual(changed);
  expect(judgeDecision(aDecision({ action: 'REOPENED', reason }), aCase())).toEqual(changed);
  expect(judgeDecision(aDecision({ action: 'REOPENED', reason }), aCase({ state: 'CONFIRMED' }))).toBeNull();
});

test('a receipt holds for 90 days from the first day, or less', () => {
  expect(confirmedUntil(aDecision({ is_receipt: true }), aCase())).toBe('2027-02-28');
  expect(confirmedUntil(aDecision({ is_receipt: true, valid_until: '2027-01-01' }), aCase())).toBe('2027-01-01');
  expect(confirmedUntil(aDecision({ is_receipt: true }), aCase({ kind: 'FOLLOW_UP' }))).toBe('2027-03-01');
  expect(confirmedUntil(aDecision({ valid_until: '2028-01-01' }), aCase({ evidence: [permit] }))).toBe('2028-01-01');
});
