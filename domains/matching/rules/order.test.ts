import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareByFit } from './order.ts';
import type { Rankable } from './order.ts';

const one = (id: string, points: number, unknown = 0, applied_at = '2026-11-20T10:00:00.000Z'): Rankable => ({
  score: { points, unknown },
  application: { id, applied_at },
});
const inOrder = (people: readonly Rankable[]) => people.toSorted(compareByFit).map(({ application }) => application.id);

test.each([
  ['more points first', [one('a', 40), one('b', 60)], ['b', 'a']],
  ['at equal points what is not known speaks for somebody', [one('a', 40, 5), one('b', 40, 30)], ['b', 'a']],
  [
    'then who applied earlier',
    [one('a', 40, 5, '2026-11-21T10:00:00.000Z'), one('b', 40, 5, '2026-11-19T10:00:00.000Z')],
    ['b', 'a'],
  ],
] as const)('%s', (_rule, people, ids) => {
  expect(inOrder(people)).toEqual(ids);
});

test('the order in which people come in makes no difference', () => {
  const person = fc.record({ points: fc.integer({ min: 0, max: 3 }), unknown: fc.integer({ min: 0, max: 2 }) });
  fc.assert(
    fc.property(fc.array(person, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (made, keys) => {
      const people = made.map(({ points, unknown }, index) => one(`p${index}`, points, unknown));
      const mixed = people
        .map((each) => ({ each, key: keys.next().value ?? 0 }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ each }) => each);
      expect(inOrder(mixed)).toEqual(inOrder(people));
    }),
  );
});
