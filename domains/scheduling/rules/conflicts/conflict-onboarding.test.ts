import { expect, test } from 'vitest';
import { DEFAULT_RULES } from '../limits.ts';
import { aPerson, aScope, aShift } from '../shift.fixture.ts';
import { newConflicts } from './compare-conflicts.ts';
import { checkPerson } from './conflicts.ts';

const isNew = aPerson({ missing_steps: ['Contract', 'Bank details'] });

test('shifts of somebody whose required steps are not done are refused, and it says which', () => {
  expect(checkPerson(aPerson(), [aShift({ id: 'shift' })], aScope())).toEqual([]);
  const [found, ...more] = checkPerson(isNew, [aShift({ id: 'shift' })], aScope());
  expect(more).toEqual([]);
  expect(found).toMatchObject({
    rule: 'onboarding',
    level: 'block',
    shift_ids: ['shift'],
    facts: { actual: 2, limit: 0, unit: 'steps', subject: { name: 'Contract, Bank details', expired_on: null } },
    fixes: [{ kind: 'unassign' }],
  });
});

test('a location sets how strict it is', () => {
  const at = (level: 'warn' | 'off') =>
    aScope({ ruleSet: { ...DEFAULT_RULES, rules: { ...DEFAULT_RULES.rules, onboarding: { level } } } });
  expect(checkPerson(isNew, [aShift({ id: 'shift' })], at('warn'))[0]?.level).toBe('warn');
  expect(checkPerson(isNew, [aShift({ id: 'shift' })], at('off'))).toEqual([]);
});

test('fewer missing steps are nothing new', () => {
  const check = (...steps: string[]) =>
    checkPerson(aPerson({ missing_steps: steps }), [aShift({ id: 'shift' })], aScope());
  expect(newConflicts(check('Contract', 'Bank details'), check('Contract'))).toEqual([]);
  expect(newConflicts(check('Contract'), check('Contract', 'Bank details'))).toHaveLength(1);
});

test('a check of the right to work counts from its day on', () => {
  const names = (from: string) =>
    checkPerson(aPerson({ work_check: { name: 'Form I-9', from } }), [aShift({ id: 'shift' })], aScope()).map(
      ({ facts }) => facts.subject?.name,
    );
  expect(names('2026-11-18')).toEqual([]);
  expect(names('2026-11-17')).toEqual(['Form I-9']);
});
