import { expect, test } from 'vitest';
import { kind as kinds } from '../contract/schemas.ts';
import { parseResultFilter, toResultQuery } from './result-query.ts';

test.each([
  ['', { kind: undefined, page: 1, here: false }, ''],
  ['?in=here', { kind: undefined, page: 1, here: true }, '?in=here'],
  ['?kind=people&page=3', { kind: 'people', page: 3, here: false }, '?kind=people&page=3'],
  ['?in=here&kind=people', { kind: 'people', page: 1, here: true }, '?in=here&kind=people'],
  ['?in=there&kind=secrets&page=-2', { kind: undefined, page: 1, here: false }, ''],
  ['?page=4', { kind: undefined, page: 4, here: false }, ''],
] as const)('the address %s chooses %j, written as %s', (search, choice, query) => {
  expect(parseResultFilter(new URLSearchParams(search), kinds.options)).toEqual(choice);
  expect(toResultQuery(choice)).toBe(query);
});
