import { expect, test } from 'vitest';
import { findFoldedColumns } from './fold.ts';

const order = ['new', 'screen', 'meet', 'trial', 'offer', 'hired'];
const folded = (room: number, choices: readonly (readonly [string, boolean])[] = [], keep?: string) => [
  ...findFoldedColumns({ order, choices: new Map(choices), room, keep }),
];

test('with room for all, only what the reader folded is folded', () => {
  expect(folded(1400)).toEqual([]);
  expect(folded(1400, [['hired', true]])).toEqual(['hired']);
});

test('without room, the last columns fold first, as many as it takes', () => {
  expect(folded(1000)).toEqual(['hired']);
  expect(folded(900)).toEqual(['hired', 'offer']);
  expect(folded(800)).toEqual(['hired', 'offer', 'trial']);
});

test('a column that the reader opened, or that holds what is open, stays open', () => {
  expect(folded(900, [['hired', false]])).toEqual(['offer', 'trial']);
  expect(folded(800, [], 'offer')).toEqual(['hired', 'trial', 'meet']);
});

test('two columns stay open however little room there is', () => {
  expect(folded(620).length).toBe(4);
});

test('on a phone nothing folds by itself', () => {
  expect(folded(390)).toEqual([]);
});
