import { expect, test } from 'vitest';
import { aShift } from '../shift.fixture.ts';
import { pickContent } from '../shift.ts';
import { listPersonChanges } from './person-changes.ts';

const [ANA, BEN] = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000b2'];
const content = (more: object = {}) => pickContent(aShift({ employee_id: ANA, ...more }));

test('a shift that moves to somebody else is taken from one and new for the other', () => {
  const moved = { shift_id: 's', before: content(), after: content({ employee_id: BEN }) };
  expect(listPersonChanges([moved], true)).toMatchObject([
    { employee_id: ANA, after: null },
    { employee_id: BEN, before: null },
  ]);
});

test('what one person loses and gets back at the same times is no change', () => {
  const lost = { shift_id: 's', before: content(), after: null };
  const won = (more: object = {}) => ({ shift_id: 't', before: null, after: content(more) });
  expect(listPersonChanges([lost, won()], true)).toEqual([]);
  expect(listPersonChanges([won(), lost], true)).toEqual([]);
  expect(listPersonChanges([lost, won(), won()], true)).toHaveLength(1);
  expect(listPersonChanges([lost, won({ start: '06:00' })], true)).toHaveLength(2);
  expect(listPersonChanges([lost, won({ employee_id: BEN })], true)).toHaveLength(2);
  expect(listPersonChanges([lost, won({ unpaid_break_minutes: 45 })], true)).toHaveLength(2);
});
