import { describe, expect, test } from 'vitest';
import { facingBrand } from './facing-brand.ts';

describe('the brand that people outside deal with', () => {
  test.each([
    ['the group of an enterprise', ['GP-ENTERPRISE', 'GROUP', 'COUNTRY', 'LOCATION'], 1],
    ['the nearest of several', ['GP-ENTERPRISE', 'GROUP', 'COUNTRY', 'GROUP', 'LOCATION'], 3],
    ['a group by itself', ['GP-GROUP', 'COUNTRY', 'REGION', 'LOCATION'], 0],
    ['the root, where nothing else is known', ['LOCATION'], 0],
  ])('%s', (_, types, at) => {
    const path = types.map((type, index) => ({ type, index }));
    expect(facingBrand(path)?.index).toBe(at);
  });

  test('nobody’s place has none', () => {
    expect(facingBrand([])).toBeUndefined();
  });
});
