import { expect, it } from 'vitest';
import { graticule } from './graticule.ts';

it('the net has a meridian and a parallel every ten degrees, and stays where a flat map can show it', () => {
  const { features } = graticule(10);
  expect(features).toHaveLength(37 + 17);
  for (const { geometry } of features)
    for (const [longitude = 999, latitude = 999] of geometry.coordinates) {
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      expect(Math.abs(latitude)).toBeLessThanOrEqual(85);
    }
});
