import { describe, expect, it } from 'vitest';
import type { MapMarker } from './engine.ts';
import { markerBounds, groupMarkers, hasValidPosition } from './groups.ts';

const at = (id: string, longitude: number, latitude: number): MapMarker => ({ id, name: id, longitude, latitude });
const flat = ({ longitude, latitude }: MapMarker) => ({ x: longitude, y: latitude });
const ids = (markers: readonly MapMarker[]) =>
  groupMarkers(markers, flat, 40).map((group) => group.markers.map(({ id }) => id).join('+'));

describe('markers', () => {
  it.each([
    ['alone', [at('a', 0, 0)], ['a']],
    ['nearer than the distance are one', [at('a', 0, 0), at('b', 39, 0)], ['a+b']],
    ['as far as the distance are two', [at('a', 0, 0), at('b', 40, 0)], ['a', 'b']],
    ['near across the edge of a cell are one', [at('a', 38, 38), at('b', 42, 42)], ['a+b']],
    ['join the first they are near to', [at('a', 0, 0), at('b', 60, 0), at('c', 30, 0)], ['a+c', 'b']],
    ['none', [], []],
  ])('%s', (_case, markers, groups) => {
    expect(ids(markers)).toEqual(groups);
  });

  it('by the thousand are grouped without comparing each with each', () => {
    const many = Array.from({ length: 5000 }, (_, index) =>
      at(String(index), (index % 71) * 50, Math.floor(index / 71) * 50),
    );
    expect(ids(many)).toHaveLength(5000);
  });
});

it.each([
  [[], undefined],
  [[at('a', -9.1, 38.7)], [-9.1, 38.7, -9.1, 38.7]],
  [
    [at('a', -9.1, 38.7), at('b', 2.3, 48.8), at('c', 10, -4)],
    [-9.1, -4, 10, 48.8],
  ],
])('the corners that hold %j are %j', (markers, bounds) => {
  expect(markerBounds(markers)).toEqual(bounds);
});

it.each([
  [90, 180, true],
  [-90.1, 0, false],
  [0, 181, false],
  [Number.NaN, 0, false],
])('latitude %d and longitude %d are a place on Earth: %s', (latitude, longitude, real) => {
  expect(hasValidPosition({ latitude, longitude })).toBe(real);
});
