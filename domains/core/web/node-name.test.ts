import { expect, test } from 'vitest';
import { nodeName } from './node-name.ts';

test.each([
  ['a country that a file made is called as the reader calls it', 'COUNTRY', 'Germany', 'DE', 'Niemcy'],
  ['also where only its code was known', 'COUNTRY', 'DE', 'DE', 'Niemcy'],
  ['a name that somebody gave it stays', 'COUNTRY', 'DACH', 'DE', 'DACH'],
  ['a region or a location keeps its name', 'LOCATION', 'Germany', 'DE', 'Germany'],
  ['a country without a code keeps its name', 'COUNTRY', 'Germany', null, 'Germany'],
])('%s', (_rule, type, name, country, called) => {
  expect(nodeName('pl', { type, name, country })).toBe(called);
});
