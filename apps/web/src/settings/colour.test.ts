import { expect, test } from 'vitest';
import { asColour } from './colour.ts';

test.each([
  ['#0088DD', '#0088dd'],
  [' 0088dd ', '#0088dd'],
  ['#08d', '#0088dd'],
  ['', null],
  ['#0088d', null],
  ['red', null],
  ['#0088dd;', null],
])('%j is the colour %s', (typed, colour) => {
  expect(asColour(typed)).toBe(colour);
});
