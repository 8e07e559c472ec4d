import { expect, test } from 'vitest';
import type { BudgetTarget } from '../contract/budget-schemas.ts';
import { compareBudget, judgeTarget, mergeTargets, targetsIn, visibleTargets } from './budget.ts';

const target = (
  department: BudgetTarget['department'],
  minutes: number | null,
  cost: number | null = null,
): BudgetTarget => ({ department, minutes, cost });

test('targets stand beside what is planned, the whole location first', () => {
  const areas = [
    { department: 'KITCHEN', minutes: 600, cost: 9000 },
    { department: 'BAR', minutes: 300, cost: 4000 },
    { department: null, minutes: 60, cost: 500 },
  ];
  const lines = compareBudget(
    [target('KITCHEN', 500), target('HOST', 100), target(null, 900), target('BAR', null)],
    areas,
  );
  expect(lines.map(({ department, planned }) => [department, planned.minutes, planned.cost])).toEqual([
    [null, 960, 13_500],
    ['KITCHEN', 600, 9000],
    ['HOST', 0, 0],
  ]);
});

test.each([
  [100, 90, 'over', 10],
  [80, 90, 'under', 10],
  [90, 90, 'on', 0],
] as const)('%i planned of %i is %s by %i', (planned, of, kind, by) => {
  expect(judgeTarget(planned, of)).toEqual({ kind, by });
});

test('who may not see pay changes hours and keeps the amounts, also those of a department that they leave out', () => {
  const stored = [target('KITCHEN', 500, 8000), target('BAR', 300, 4000), target(null, 900)];
  expect(mergeTargets(stored, [target('KITCHEN', 400), target('HOST', 100)], false)).toEqual([
    target('KITCHEN', 400, 8000),
    target('HOST', 100),
    target('BAR', null, 4000),
  ]);
  expect(mergeTargets(stored, [target('KITCHEN', 400, 7000), target('BAR', null)], true)).toEqual([
    target('KITCHEN', 400, 7000),
  ]);
});

test('amounts are for those who may see pay, and departments for those who plan them', () => {
  const all = [target('KITCHEN', 500, 8000), target('BAR', null, 4000), target(null, 900)];
  expect(visibleTargets(all, { seesPay: false, departments: null })).toEqual([
    target('KITCHEN', 500),
    target(null, 900),
  ]);
  expect(visibleTargets(all, { seesPay: true, departments: ['BAR'] })).toEqual([target('BAR', null, 4000)]);
});

test('amounts in another currency are left out, hours stay', () => {
  const stored = { targets: [target('KITCHEN', 500, 9000), target('BAR', null, 4000)], currency: 'EUR' };
  expect(targetsIn(stored, 'EUR')).toEqual(stored.targets);
  expect(targetsIn(stored, 'JPY')).toEqual([target('KITCHEN', 500)]);
  expect(targetsIn(undefined, 'EUR')).toEqual([]);
});
