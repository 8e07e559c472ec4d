import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSlug } from './slug.ts';

test.each([
  ['Café Rhône', 'cafe-rhone'],
  ['  Meritxell, 96 ', 'meritxell-96'],
  ['İstanbul – Kadıköy', 'istanbul-kad-koy'],
  ['渋谷駅前', 'place'],
  ['***', 'place'],
])('the name %j stands in an address as %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test('is always what the database takes: words of a-z and 0-9 with single hyphens between them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(toSlug(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
});
