import { expect, test } from 'vitest';
import type { LivePerson } from '../../../contract/schemas.ts';
import { pickPresent } from './pick-present.ts';

const person = (name: string, state: LivePerson['state']) => ({ name, state });

test.each([
  [5, ['missing', 'late', 'works', 'pause'], 0],
  [2, ['missing', 'late'], 2],
  [0, [], 4],
])('with room for %i those who are missing come first', (room, names, more) => {
  const people = [
    person('comes', 'SCHEDULED'),
    person('works', 'IN'),
    person('gone', 'OUT'),
    person('pause', 'BREAK'),
    person('late', 'LATE'),
    person('missing', 'NO_SHOW'),
  ];
  const picked = pickPresent(people, room);
  expect(picked.shown.map(({ name }) => name)).toEqual(names);
  expect(picked.more).toBe(more);
});

test('those of one state stand in the order in which they came', () => {
  const people = [person('b', 'IN'), person('a', 'IN')];
  expect(pickPresent(people, 2).shown.map(({ name }) => name)).toEqual(['b', 'a']);
});
