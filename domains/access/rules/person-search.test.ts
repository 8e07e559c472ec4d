import { expect, test } from 'vitest';
import { matchesPerson } from './person-search.ts';

const ana = { firstName: 'Ana', lastName: 'Gonçalves', email: 'ana@casa.example' };

test.each([
  ['gonc', true],
  ['GONÇALVES ana', true],
  ['casa.example', true],
  ['', true],
  ['ana silva', false],
])('%j finds Ana Gonçalves: %s', (search, found) => {
  expect(matchesPerson(ana, search)).toBe(found);
});
