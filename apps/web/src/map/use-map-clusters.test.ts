import { expect, test } from 'vitest';
import { toPart } from './use-map-clusters.ts';

test.each([
  ['a part of the world is asked for as it is', [-10, 36, 3, 44], [-10, 36, 3, 44]],
  ['a map that was turned around the world shows the same places', [350, 36, 363, 44], [-10, 36, 3, 44]],
  ['a map that shows more than the world asks for all of it', [-200, -85, 220, 85], [-180, -85, 180, 85]],
  ['what lies beyond the date line is left out', [150, -20, 200, 20], [150, -20, 180, 20]],
] as const)('%s', (_rule, bounds, [west, south, east, north]) => {
  expect(toPart(bounds)).toEqual({ west, south, east, north });
});
