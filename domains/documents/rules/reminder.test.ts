import { expect, test } from 'vitest';
import { dueStep } from './reminder.ts';

const ENDS = '2026-12-31';

test.each([
  ['2026-10-31', null],
  ['2026-11-01', 60],
  ['2026-11-30', 60],
  ['2026-12-01', 30],
  ['2026-12-23', 30],
  ['2026-12-24', 7],
  ['2026-12-31', 7],
  ['2027-01-01', 0],
  ['2027-01-07', 0],
  ['2027-01-08', null],
] as const)('on %s step %s is due', (today, step) => {
  expect(dueStep(ENDS, today)).toBe(step);
});
