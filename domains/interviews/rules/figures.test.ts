import { expect, test } from 'vitest';
import { totalRate, groupRates } from './figures.ts';

const LINES = [
  { location_id: 'here', person_id: 'ines', due: 4, sent: 3 },
  { location_id: 'here', person_id: 'boss', due: 2, sent: 0 },
  { location_id: 'there', person_id: 'ines', due: 1, sent: 1 },
];

test('cards are added up, all together', () => {
  expect([totalRate(LINES), totalRate([])]).toEqual([
    { due: 7, sent: 4 },
    { due: 0, sent: 0 },
  ]);
});

test.each([
  ['location_id', ['here 3/6', 'there 1/1']],
  ['person_id', ['boss 0/2', 'ines 4/5']],
] as const)('and by %s, the lowest share first', (key, expected) => {
  expect(groupRates(LINES, key).map(({ id, due, sent }) => `${id} ${sent}/${due}`)).toEqual(expected);
});
