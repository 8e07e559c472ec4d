import { expect, test } from 'vitest';
import { plusDays } from './deadlines.ts';
import { checkStep, followUpStep } from './reminders.ts';
import { blocksFrom, type CaseFacts, standingOf } from './standing.ts';
import { findStatementProblems } from './statement.ts';
import { getRegime, termsOn } from './all-regimes.ts';

const TODAY = '2026-12-01';

test.each<[string, CaseFacts, string]>([
  ['with the employee', { state: 'WITH_EMPLOYEE', valid_until: null }, 'WITH_EMPLOYEE'],
  ['confirmed without an end', { state: 'CONFIRMED', valid_until: null }, 'CONFIRMED'],
  ['an end in 91 days', { state: 'CONFIRMED', valid_until: '2027-03-02' }, 'CONFIRMED'],
  ['an end in 90 days', { state: 'CONFIRMED', valid_until: '2027-03-01' }, 'FOLLOW_UP_DUE'],
  ['an end today', { state: 'CONFIRMED', valid_until: TODAY }, 'FOLLOW_UP_DUE'],
  ['an end yesterday', { state: 'CONFIRMED', valid_until: '2026-11-30' }, 'EXPIRED'],
  ['ended, and something is to be checked', { state: 'TO_CHECK', valid_until: '2026-11-30' }, 'EXPIRED'],
  ['ends soon, and something is to be checked', { state: 'TO_CHECK', valid_until: '2026-12-10' }, 'TO_CHECK'],
  ['not needed', { state: 'NOT_NEEDED', valid_until: '2026-11-30' }, 'NOT_NEEDED'],
])('how a case stands: %s', (_says, facts, standing) => {
  expect(standingOf(facts, TODAY)).toBe(standing);
});

const dayAfter = (day: string): string => plusDays(day, 1);
const open = { check_by: '2026-12-03', starts_on: '2026-11-30' };
test.each([
  ['open, by the law', { state: 'TO_CHECK', valid_until: null }, 'LAW', '2026-12-04'],
  ['open, always', { state: 'TO_CHECK', valid_until: null }, 'ALWAYS', '2026-11-30'],
  ['open, never', { state: 'TO_CHECK', valid_until: null }, 'NEVER', null],
  ['confirmed', { state: 'CONFIRMED', valid_until: null }, 'ALWAYS', null],
  ['confirmed until a day', { state: 'CONFIRMED', valid_until: '2027-01-31' }, 'LAW', '2027-02-01'],
  ['not needed', { state: 'NOT_NEEDED', valid_until: null }, 'ALWAYS', null],
] as const)('from when shifts wait: %s', (_says, facts, gate, day) => {
  expect(blocksFrom({ ...facts, ...open }, gate, dayAfter)).toBe(day);
});

test.each([
  ['2027-03-02', null],
  ['2027-03-01', 90],
  ['2027-01-30', 60],
  ['2026-12-31', 30],
  ['2026-12-08', 7],
  ['2026-12-01', 7],
  ['2026-11-30', 0],
  ['2026-11-20', null],
])('what is said of an authorisation that ends on %s: %s', (until, step) => {
  expect(followUpStep(until, TODAY)).toBe(step);
});

test.each([
  ['2026-12-05', null],
  ['2026-12-04', 3],
  ['2026-12-01', 0],
  ['2026-11-30', -1],
  ['2026-11-01', null],
])('what is said of a check that is due on %s: %s', (day, step) => {
  expect(checkStep(day, TODAY)).toBe(step);
});

const nothing = { status: null, authorised_until: null, code: '' };
test.each([
  ['nothing, where a status is asked for', 'us', nothing, ['status required']],
  ['a status of another law', 'us', { ...nothing, status: 'WITH_PERMIT' as const }, ['status known']],
  ['a citizen', 'us', { ...nothing, status: 'CITIZEN' as const }, []],
  [
    'a citizen until a day',
    'us',
    { ...nothing, status: 'CITIZEN' as const, authorised_until: '2028-01-01' },
    ['authorised_until unused'],
  ],
  [
    'somebody authorised until a day',
    'us',
    { ...nothing, status: 'AUTHORISED' as const, authorised_until: '2028-01-01' },
    [],
  ],
  [
    'an authorisation that is over',
    'us',
    { ...nothing, status: 'AUTHORISED' as const, authorised_until: '2026-01-01' },
    ['authorised_until too_small'],
  ],
  ['a code where none is taken', 'us', { ...nothing, status: 'CITIZEN' as const, code: 'W12' }, ['code unused']],
  ['a share code', 'gb', { ...nothing, code: 'W12345678' }, []],
  ['no share code', 'gb', nothing, ['code required']],
])('what is wrong with a statement: %s', (_says, code, said, problems) => {
  const found = findStatementProblems(said, termsOn(getRegime(code), TODAY), TODAY);
  expect(found.map(({ field, rule }) => `${field} ${rule}`)).toEqual(problems);
});
