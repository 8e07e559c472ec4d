import { addDays } from '@hearth/domains/scheduling/rules';
import { expect, test } from 'vitest';
import { periodBefore, periodOf } from './pay-period.ts';
import { stateAfter } from './sheet-states.ts';

test.each([
  ['2026-03-04', 'WEEKLY', '2026-03-02', '2026-03-02', '2026-03-08'],
  ['2026-03-01', 'WEEKLY', '2026-03-02', '2026-02-23', '2026-03-01'],
  ['2026-03-12', 'TWO_WEEKS', '2026-03-02', '2026-03-02', '2026-03-15'],
  ['2026-03-01', 'TWO_WEEKS', '2026-03-02', '2026-02-16', '2026-03-01'],
  ['2026-02-15', 'TWICE_A_MONTH', '2026-01-01', '2026-02-01', '2026-02-15'],
  ['2026-02-16', 'TWICE_A_MONTH', '2026-01-01', '2026-02-16', '2026-02-28'],
  ['2028-02-29', 'MONTHLY', '2026-01-01', '2028-02-01', '2028-02-29'],
  ['2026-01-20', 'MONTHLY', '2026-01-21', '2025-12-21', '2026-01-20'],
  ['2026-12-21', 'MONTHLY', '2026-01-21', '2026-12-21', '2027-01-20'],
  ['2026-03-01', 'MONTHLY', '2026-01-31', '2026-02-28', '2026-03-27'],
] as const)('%s in a period (%s from %s)', (day, length, anchor, from, until) => {
  expect(periodOf(day, length, anchor)).toEqual({ from, until });
  expect(periodOf(from, length, anchor)).toEqual({ from, until });
  expect(periodOf(until, length, anchor)).toEqual({ from, until });
  expect(periodBefore(from, length, anchor).until).toBe(addDays(from, -1));
});

test('the last of several approvals approves', () => {
  expect(stateAfter('SUBMITTED', 'APPROVE', { given: 0, needed: 2 })).toBe('SUBMITTED');
  expect(stateAfter('SUBMITTED', 'APPROVE', { given: 1, needed: 2 })).toBe('APPROVED');
  expect(stateAfter('LOCKED', 'APPROVE')).toBeUndefined();
  expect(stateAfter('OPEN', 'EXPORT')).toBeUndefined();
  expect(stateAfter('EXPORTED', 'REOPEN')).toBe('REOPENED');
});
