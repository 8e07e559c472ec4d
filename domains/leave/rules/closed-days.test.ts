import { expect, test } from 'vitest';
import { isBoundByClosedDays, isClosedOn } from './closed-days.ts';
import { findPolicyProblem, withTerms } from './policy.ts';
import { somePolicy, someTerms } from './account.fixture.ts';

const closed = (starts_on: string, ends_on: string, is_yearly = false) => ({ starts_on, ends_on, is_yearly });

test.each<[string, ReturnType<typeof closed>, string, string, boolean]>([
  ['a day in them', closed('2026-12-20', '2027-01-05'), '2026-12-24', '2026-12-24', true],
  ['their last day', closed('2026-12-20', '2027-01-05'), '2027-01-05', '2027-01-20', true],
  ['the day after', closed('2026-12-20', '2027-01-05'), '2027-01-06', '2027-01-20', false],
  ['the next year, where they are once', closed('2026-08-01', '2026-08-10'), '2027-08-03', '2027-08-03', false],
  ['the next year, where they are yearly', closed('2026-08-01', '2026-08-10', true), '2030-08-03', '2030-08-03', true],
  ['the year before', closed('2026-08-01', '2026-08-10', true), '2025-08-03', '2025-08-03', false],
  ['over the turn of a year', closed('2026-12-20', '2027-01-05', true), '2029-01-02', '2029-01-02', true],
  ['the first January is before them', closed('2026-12-20', '2027-01-05', true), '2026-01-02', '2026-01-02', false],
  ['a leap day in other years', closed('2028-02-29', '2028-02-29', true), '2029-02-28', '2029-02-28', true],
  ['their last day in a leap year', closed('2026-02-25', '2026-03-05', true), '2028-03-05', '2028-03-05', true],
  ['the day after it in one that is none', closed('2028-02-28', '2028-03-01', true), '2029-03-02', '2029-03-02', false],
  ['the last day, over the turn of a year', closed('2026-12-30', '2027-03-01', true), '2028-03-01', '2028-03-01', true],
  ['a request of a whole year', closed('2026-08-01', '2026-08-10', true), '2027-08-11', '2028-08-01', true],
])('%s', (_what, period, from, to, expected) => {
  expect(isClosedOn(period, { starts_on: from, ends_on: to })).toBe(expected);
});

test('illness keeps to no closed days', () => {
  expect(['HOLIDAY', 'SICK', 'UNPAID', 'OTHER'].filter(isBoundByClosedDays)).toEqual(['HOLIDAY', 'UNPAID', 'OTHER']);
});

test('new terms keep the ones before them', () => {
  const policy = somePolicy([{}, { from: '2026-01-01' }, { from: '2027-01-01' }]);
  expect(
    withTerms(policy, someTerms({ from: '2026-01-01', below: 1 })).terms.map(({ from, below }) => [from, below]),
  ).toEqual([
    ['2025-01-01', 0],
    ['2026-01-01', 1],
  ]);
});

test('a policy keeps its unit and year, and its terms are in order', () => {
  const policy = somePolicy();
  const other = { ...policy, unit: 'HOURS' as const };
  expect(findPolicyProblem(policy, policy)).toBeUndefined();
  expect(findPolicyProblem(other, policy)).toBe('FIXED');
  expect(findPolicyProblem({ ...policy, year: { starts: 'HIRE' } }, policy)).toBe('FIXED');
  expect(findPolicyProblem(other, somePolicy([]))).toBeUndefined();
  expect(findPolicyProblem({ ...other, terms: [] }, policy)).toBeUndefined();
  expect(findPolicyProblem(somePolicy([{}, {}]), undefined)).toBe('ORDER');
  const worked = { grant: { kind: 'WORKED', amount: 60, per_minutes: 1800 } } as const;
  expect(findPolicyProblem(somePolicy([worked]), undefined)).toBe('WORKED');
});
