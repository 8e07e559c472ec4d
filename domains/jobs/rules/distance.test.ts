import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxAround, distanceKm, parsePoint } from './distance.ts';

const LISBON = { latitude: 38.7223, longitude: -9.1393 };
const PORTO = { latitude: 41.1579, longitude: -8.6291 };
const SUVA = { latitude: -18.1248, longitude: 178.4501 };

test('Lisbon to Porto is 274 km', () => {
  expect(Math.round(distanceKm(LISBON, PORTO))).toBe(274);
});

test('a point is on the globe or it is nothing', () => {
  expect(parsePoint('38.7,-9.1')).toEqual({ latitude: 38.7, longitude: -9.1 });
  expect(parsePoint('91,0')).toBeNull();
  expect(parsePoint('0,181')).toBeNull();
});

test('a box near the date line looks on both of its sides', () => {
  expect(boxAround(SUVA, 300).longitudes.length).toBe(2);
});

test('a box around a pole looks all the way round', () => {
  expect(boxAround({ latitude: 89.9, longitude: 0 }, 50).longitudes).toEqual([{ west: -180, east: 180 }]);
});

test('every point within the distance is inside the box', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(
      degrees(90),
      degrees(180),
      degrees(90),
      degrees(180),
      fc.integer({ min: 1, max: 500 }),
      (a, b, c, d, km) => {
        const centre = { latitude: a, longitude: b };
        const point = { latitude: a + c / 20, longitude: b + d / 20 };
        if (Math.abs(point.latitude) > 90 || Math.abs(point.longitude) > 180 || distanceKm(centre, point) > km) return;
        const box = boxAround(centre, km + 0.001);
        expect(point.latitude).toBeGreaterThanOrEqual(box.south);
        expect(point.latitude).toBeLessThanOrEqual(box.north);
        expect(box.longitudes.some(({ west, east }) => point.longitude >= west && point.longitude <= east)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});
