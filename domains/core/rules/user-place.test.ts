import { expect, test } from 'vitest';
import { readUserPlace } from './user-place.ts';

const home = { latitude: 38.72, longitude: -9.14 };
const names = { latitude: 'x-lat', longitude: 'x-lon' };

test.each([
  ['the proxy’s words, rounded', { 'x-lat': '48.85661', 'x-lon': '2.35222' }, 48.86, 2.35, false],
  ['half of them is none', { 'x-lat': '48.85661' }, 38.72, -9.14, true],
  ['a place that does not exist is none', { 'x-lat': '91', 'x-lon': '2' }, 38.72, -9.14, true],
  ['words are none', { 'x-lat': '1e1', 'x-lon': 'north' }, 38.72, -9.14, true],
  ['a header sent twice is none', { 'x-lat': ['1', '2'], 'x-lon': '2' }, 38.72, -9.14, true],
])('%s', (_title, headers, latitude, longitude, isDefault) => {
  expect(readUserPlace(headers, names, home)).toEqual({ latitude, longitude, is_default: isDefault });
});

test('without a trusted proxy nobody can say where they are', () => {
  expect(readUserPlace({ 'x-lat': '48.8', 'x-lon': '2.3' }, undefined, home)).toEqual({ ...home, is_default: true });
});
