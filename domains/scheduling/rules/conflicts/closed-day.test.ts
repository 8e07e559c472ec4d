import { expect, test } from 'vitest';
import { aPerson, aScope, aShift } from '../shift.fixture.ts';
import { checkPerson } from './conflicts.ts';

test('work on a day on which the location is closed warns, and only on that day', () => {
  const scope = aScope({ closedDays: ['2026-11-18'] });
  expect(checkPerson(aPerson(), [aShift()], scope)).toEqual([]);
  expect(checkPerson(aPerson(), [aShift({ date: '2026-11-18' })], scope)).toMatchObject([
    { rule: 'closed_day', level: 'warn', date: '2026-11-18', fixes: [{ kind: 'unassign' }] },
  ]);
});
