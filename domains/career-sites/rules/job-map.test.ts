import { expect, test } from 'vitest';
import { boundsAround, graticule, placePins, parseBounds, formatBounds } from './job-map.ts';
import type { MapCluster } from './job-map.ts';

const SIZE = { width: 1000, height: 560, apart: 60 };
const at = (name: string, latitude: number, longitude: number, jobs = 1): MapCluster => ({
  location_id: name,
  name,
  city: name,
  latitude,
  longitude,
  west: longitude,
  south: latitude,
  east: longitude,
  north: latitude,
  locations: 1,
  jobs,
});
const lisbon = at('Lisbon', 38.7223, -9.1393, 2);
const almada = at('Almada', 38.6765, -9.1651, 5);
const porto = at('Porto', 41.1579, -8.6291);
const vienna = at('Vienna', 48.2, 16.37);

test('north is up and east is right, and every place stands inside the margin', () => {
  const all = [lisbon, porto, vienna];
  const pins = placePins(all, boundsAround(all), SIZE);
  const [first, second, third] = ['Lisbon', 'Porto', 'Vienna'].map((name) =>
    pins.find(({ first: { name: called } }) => called === name),
  );
  expect(first?.x).toBeLessThan(second?.x ?? 0);
  expect(second?.x).toBeLessThan(third?.x ?? 0);
  expect(first?.y).toBeGreaterThan(second?.y ?? 0);
  for (const { x, y } of pins) {
    expect(x).toBeGreaterThanOrEqual(140);
    expect(x).toBeLessThanOrEqual(860);
    expect(y).toBeGreaterThanOrEqual(78);
    expect(y).toBeLessThanOrEqual(482);
  }
});

test('places that are too close to tell apart are one mark, named after the one with the most jobs; a closer look parts them', () => {
  const all = [lisbon, almada, vienna];
  const pins = placePins(all, boundsAround(all), SIZE);
  expect(pins.map(({ first: { name }, locations, jobs }) => [name, locations, jobs])).toEqual([
    ['Almada', 2, 7],
    ['Vienna', 1, 1],
  ]);
  const { closer } = pins[0] ?? { closer: null };
  expect(placePins(all, closer ?? [0, 0, 0, 0], SIZE).map(({ locations }) => locations)).toEqual([1, 1]);
});

test('places at one address stay one mark, and there is no closer look; one place has none either', () => {
  const twins = [lisbon, { ...lisbon, location_id: 'bar' }];
  expect(placePins(twins, boundsAround(twins), SIZE)).toMatchObject([{ jobs: 4, closer: null, x: 500, y: 280 }]);
  expect(placePins([porto], boundsAround([porto]), SIZE)).toMatchObject([{ closer: null, x: 500, y: 280 }]);
});

test('what the server has counted together is counted whole, and a closer look shows all of it', () => {
  const counted = { ...lisbon, west: -9.3, south: 38.6, east: -9, north: 38.9, locations: 40, jobs: 90 };
  const [pin] = placePins([counted, almada], boundsAround([counted, almada, vienna]), SIZE);
  expect(pin).toMatchObject({ locations: 41, jobs: 95 });
  expect(formatBounds(pin?.closer ?? [0, 0, 0, 0])).toBe('-9.3005,38.5995,-8.9995,38.9005');
});

test('four hundred places make no more marks than can stand apart', () => {
  const many = Array.from({ length: 400 }, (_, index) => at(String(index), 38 + (index % 20) / 100, -9 + index / 2000));
  const pins = placePins(many, boundsAround(many), SIZE);
  expect(pins.reduce((sum, { jobs }) => sum + jobs, 0)).toBe(400);
  for (const [index, one] of pins.entries())
    for (const other of pins.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(59);
});

test.each([
  ['-9.5,38.5,-9,39', [-9.5, 38.5, -9, 39]],
  ['-9,38,-9.5,39', undefined],
  ['-9,39,-8,38', undefined],
  ['-181,38,-9,39', undefined],
  ['1,2,3', undefined],
  ['1,2,3,4,5', undefined],
  ['a,b,c,d', undefined],
  ['1e1,2,30,4', undefined],
  ['', undefined],
])('an address that asks for %s shows %j', (text, bounds) => {
  expect(parseBounds(text)).toEqual(bounds);
});

test('bounds are written as they are read', () => {
  expect(parseBounds(formatBounds([-9.16513, 38.67651, -9.1, 38.72]))).toEqual([-9.1651, 38.6765, -9.1, 38.72]);
});

test.each([
  ['a city', [lisbon, almada]],
  ['a country', [lisbon, porto]],
  ['a continent', [lisbon, vienna]],
  ['the world', [at('Auckland', -36.8, 174.7), at('Vancouver', 49.2, -123.1)]],
  ['one place', [porto]],
])('the net behind %s has a few lines both ways, all on the map', (_what, places) => {
  const { across, down } = graticule(boundsAround(places), SIZE);
  expect(across.length).toBeGreaterThanOrEqual(2);
  expect(across.length).toBeLessThan(16);
  expect(down.length).toBeGreaterThanOrEqual(1);
  for (const x of across) expect(x > 0 && x < SIZE.width).toBe(true);
  for (const y of down) expect(y > 0 && y < SIZE.height).toBe(true);
});
