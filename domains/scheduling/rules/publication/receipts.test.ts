import { expect, test } from 'vitest';
import { countSeen, peopleToRemind } from './receipts.ts';

const person = (
  id: string,
  more: { has_login?: boolean; seen_at?: string | null; reminded_on?: string | null } = {},
) => ({
  employee_id: id,
  has_login: true,
  seen_at: null,
  reminded_on: null,
  ...more,
});
const DAY = { today: '2026-11-18', lastDay: '2026-11-22' };

test('whoever has not seen it is reminded once a day', () => {
  const people = [
    person('waits'),
    person('seen', { seen_at: '2026-11-17T09:00:00.000Z' }),
    person('today', { reminded_on: '2026-11-18' }),
    person('yesterday', { reminded_on: '2026-11-17' }),
    person('no-account', { has_login: false }),
  ];
  expect(peopleToRemind(people, DAY)).toEqual(['waits', 'yesterday']);
});

test('nobody is reminded of a week that is over, on its last day still', () => {
  expect(peopleToRemind([person('waits')], { today: '2026-11-22', lastDay: '2026-11-22' })).toEqual(['waits']);
  expect(peopleToRemind([person('waits')], { today: '2026-11-23', lastDay: '2026-11-22' })).toEqual([]);
});

test('only those who can confirm are counted', () => {
  expect(
    countSeen([person('a', { seen_at: '2026-11-17T09:00:00.000Z' }), person('b'), person('c', { has_login: false })]),
  ).toEqual({ asked: 2, seen: 1 });
});
