import { expect, test } from 'vitest';
import { parsePoint } from './place.ts';

test.each([
  [{ geometry: { location: { lat: 38.7, lng: -9.1 } } }, { latitude: 38.7, longitude: -9.1 }],
  [{ geometry: { location: { lat: 91, lng: 0 } } }, undefined],
  [{ geometry: { location: { lat: '38', lng: 0 } } }, undefined],
  [{ geometry: null }, undefined],
  [{}, undefined],
])('the result %j names the point %j', (result, point) => {
  expect(parsePoint(result)).toEqual(point);
});
