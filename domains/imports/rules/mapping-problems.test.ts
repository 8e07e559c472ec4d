import { expect, test } from 'vitest';
import { findMappingProblems } from './mapping-problems.ts';

test('a needed field without a column is missing, and an optional one is not', () => {
  expect(Object.fromEntries(findMappingProblems('LOCATIONS', { number: 0 }))).toEqual({
    name: 'missing',
    country: 'missing',
  });
});

test('a column that two fields use is wrong at both', () => {
  expect(Object.fromEntries(findMappingProblems('LOCATIONS', { number: 0, name: 1, country: 2, city: 1 }))).toEqual({
    name: 'twice',
    city: 'twice',
  });
});
