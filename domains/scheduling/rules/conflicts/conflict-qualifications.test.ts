import type { HeldQualification, ShiftDemand } from '@hearth/domains/qualifications/schemas';
import { expect, test } from 'vitest';
import type { Conflict, ShiftContent } from '../../contract/schemas.ts';
import { aPerson, aScope, aShift } from '../shift.fixture.ts';
import { newConflicts } from './compare-conflicts.ts';
import { checkPerson } from './conflicts.ts';

const DAY = '2026-11-17';
const food: ShiftDemand = {
  position_id: 'bar',
  qualification_id: 'food',
  name: 'Food hygiene',
  min_level: 1,
  level_name: null,
  strictness: 'block',
};
const held = (change: Partial<HeldQualification> = {}): HeldQualification => ({
  qualification_id: 'food',
  level: 1,
  valid_from: null,
  expires_on: null,
  ...change,
});

function check(
  qualifications: readonly HeldQualification[],
  demand: Partial<ShiftDemand> = {},
  shift: Partial<ShiftContent> & { location_id?: string } = {},
): Conflict[] {
  return checkPerson(
    aPerson({ qualifications: [...qualifications] }),
    [aShift({ id: 'shift', position_id: 'bar', ...shift })],
    aScope({ demands: [{ ...food, ...demand }] }),
  );
}

test.each([
  ['nothing at all', [], 'missing_qualification'],
  ['a valid one', [held()], undefined],
  ['one whose last day is that of the shift', [held({ expires_on: DAY })], undefined],
  ['one that ended the day before', [held({ expires_on: '2026-11-16' })], 'expired_qualification'],
  ['one that is issued the day after', [held({ valid_from: '2026-11-18' })], 'missing_qualification'],
] as const)('%s', (_name, qualifications, rule) => {
  expect(check(qualifications).map((conflict) => conflict.rule)).toEqual(rule === undefined ? [] : [rule]);
});

test.each(['block', 'consent', 'warn'] as const)('a demand says itself how strict it is: %s', (strictness) => {
  expect(check([], { strictness })[0]?.level).toBe(strictness);
  expect(check([held({ expires_on: '2026-01-01' })], { strictness })[0]?.level).toBe(strictness);
});

test('a level that is too low is missing, and the conflict names what is needed', () => {
  const [found] = check([held({ level: 1 })], { min_level: 3, level_name: 'Expert' });
  expect(found).toMatchObject({
    rule: 'missing_qualification',
    shift_ids: ['shift'],
    date: DAY,
    facts: {
      actual: 1,
      limit: 3,
      excess: 2,
      unit: 'levels',
      subject: { name: 'Food hygiene (Expert)', expired_on: null },
    },
    fixes: [{ kind: 'unassign', shift_id: 'shift' }],
  });
});

test('a conflict says which day was the last', () => {
  expect(check([held({ expires_on: '2026-11-01' })])[0]?.facts.subject).toEqual({
    name: 'Food hygiene',
    expired_on: '2026-11-01',
  });
});

test('only shifts of the position at this location are asked, and each of them', () => {
  expect(check([], {}, { position_id: 'kitchen' })).toEqual([]);
  expect(check([], {}, { position_id: null })).toEqual([]);
  expect(check([], {}, { location_id: 'elsewhere' })).toEqual([]);
  const both = checkPerson(
    aPerson(),
    [aShift({ id: 'one', position_id: 'bar' }), aShift({ id: 'two', position_id: 'bar', date: '2026-11-19' })],
    aScope({ demands: [food] }),
  );
  expect(both.map(({ shift_ids: ids }) => ids)).toEqual([['one'], ['two']]);
});

test('moving a shift by a day after the end makes nothing worse, and a shift that was wrong before can be edited', () => {
  const expired = [held({ expires_on: '2026-11-01' })];
  const before = check(expired);
  expect(newConflicts(before, check(expired, {}, { date: '2026-11-18', end: '17:00' }))).toEqual([]);
});
