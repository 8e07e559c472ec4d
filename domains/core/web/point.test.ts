import { expect, test } from 'vitest';
import { parsePoint, formatPoint } from './point.ts';

test.each([
  ['', null],
  ['  ', null],
  ['38.7107, -9.1420', { latitude: 38.7107, longitude: -9.142 }],
  ['38.7107 -9.1420', { latitude: 38.7107, longitude: -9.142 }],
  ['0;0', { latitude: 0, longitude: 0 }],
  ['91, 0', undefined],
  ['0, 181', undefined],
  ['38.7107', undefined],
  ['Lisbon', undefined],
])('reads %j', (text, point) => {
  expect(parsePoint(text)).toEqual(point);
});

test('a point that was written reads as itself; without a pin nothing is written', () => {
  expect(parsePoint(formatPoint(38.71, -9.14))).toEqual({ latitude: 38.71, longitude: -9.14 });
  expect(formatPoint(null, null)).toBe('');
});
