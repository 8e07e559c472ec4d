import { expect, test } from 'vitest';
import { readLand } from './land-rings.ts';

const topology = (arcs: number[][][], rings: number[][][]) => ({
  arcs,
  transform: { scale: [1, 1], translate: [0, 0] },
  objects: { land: { geometries: [{ arcs: rings }] } },
});

test('a ring is put together from lines in steps, forwards and backwards', () => {
  const lines = [
    [
      [0, 0],
      [10, 0],
      [0, 10],
    ],
    [
      [0, 0],
      [10, 10],
    ],
  ];
  expect(readLand(topology(lines, [[[0, -2]]]))).toEqual([
    [
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [10, 10],
        [0, 0],
      ],
    ],
  ]);
});

test('land on both sides of the date line is in one piece', () => {
  const line = [
    [
      [170, 60],
      [-340, 0],
      [0, 5],
      [340, 0],
      [0, -5],
    ],
  ];
  expect(readLand(topology(line, [[[0]]]))).toEqual([
    [
      [
        [170, 60],
        [190, 60],
        [190, 65],
        [170, 65],
        [170, 60],
      ],
    ],
  ]);
});

test('land around the pole is closed there', () => {
  const line = [
    [
      [-180, -80],
      [120, 0],
      [120, 0],
      [119, 0],
      [-358, 0],
    ],
  ];
  expect(readLand(topology(line, [[[0]]]))[0]?.[0]?.slice(-2)).toEqual([
    [181, -90],
    [-180, -90],
  ]);
});
