import land from 'world-atlas/land-110m.json' with { type: 'json' };
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { MapBounds } from './job-map.ts';
import { landPath, readRings } from './land.ts';

const SIZE = { width: 1000, height: 480, apart: 110 };
const WORLD: MapBounds = [-170, -50, 175, 70];
const rings = readRings(land);

/** The rings of a path with their points, in the units of the map. */
function ringsOf(path: string): (readonly [x: number, y: number])[][] {
  return path
    .split('M')
    .slice(1)
    .map((ring) => {
      const [start = '', steps = ''] = ring.replace('z', '').split('l');
      const numbers = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number);
      let [x = 0, y = 0] = numbers(start);
      const points: (readonly [number, number])[] = [[x, y]];
      const all = numbers(steps);
      for (let at = 0; at < all.length; at += 2) points.push([(x += all[at] ?? 0), (y += all[at + 1] ?? 0)]);
      return points;
    });
}

const pointsOf = (path: string) => ringsOf(path).flat();

test('the whole world is a small path, and a closer look is a smaller one', () => {
  const world = landPath(rings, WORLD, SIZE);
  expect(world.length).toBeLessThan(60_000);
  expect(gzipSync(world).length).toBeLessThan(15_000);
  expect(world.length).toBeGreaterThan(3000);
  for (const bounds of [
    [-10, 36, 3, 44],
    [-9.5, 38.5, -9, 39],
  ] as const)
    expect(landPath(rings, bounds, SIZE).length).toBeLessThan(world.length / 4);
});

test('nothing is drawn far outside the map', () => {
  for (const bounds of [WORLD, [-10, 36, 3, 44], [5, 45, 15, 50]] as const)
    for (const [x, y] of pointsOf(landPath(rings, bounds, SIZE))) {
      expect(x).toBeGreaterThanOrEqual(-10);
      expect(x).toBeLessThanOrEqual(1010);
      expect(y).toBeGreaterThanOrEqual(-10);
      expect(y).toBeLessThanOrEqual(490);
    }
});

test('inside a continent all is land, far out at sea there is none', () => {
  const inland = pointsOf(landPath(rings, [10.1, 48.1, 10.2, 48.2], SIZE));
  expect(inland.length).toBeLessThanOrEqual(6);
  expect(Math.max(...inland.map(([x]) => x)) - Math.min(...inland.map(([x]) => x))).toBeGreaterThan(1000);
  expect(landPath(rings, [-40, 30, -39, 31], SIZE)).toBe('');
});

test('nothing is drawn across the map where land goes over the date line', () => {
  for (const bounds of [WORLD, [-179, -84, 179, 84]] as const) {
    const level = ringsOf(landPath(rings, bounds, SIZE)).flatMap((ring) =>
      ring.filter(([x, y], at) => {
        const [fromX, fromY] = ring[at - 1] ?? [x, y];
        return Math.abs(x - fromX) > 200 && Math.abs(y - fromY) < 5 && y > 0 && y < SIZE.height;
      }),
    );
    // The edge of the world under Antarctica is the one level line there is.
    expect(level.length).toBeLessThanOrEqual(2);
  }
});

test('a line is used backwards where its number says so, and steps add up', () => {
  const rings = readRings({
    arcs: [
      [
        [0, 0],
        [10, 0],
      ],
      [
        [0, 0],
        [5, 10],
        [5, -10],
      ],
    ],
    transform: { scale: [1, 1], translate: [0, 0] },
    objects: { land: { geometries: [{ arcs: [[[1, ~0]]] }] } },
  });
  expect(rings).toHaveLength(1);
  expect(rings[0]?.map(({ x }) => Math.round(x * 360 - 180))).toEqual([0, 5, 10, 10, 0]);
});
