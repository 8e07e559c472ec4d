import type { CurrentBrand } from '@hearth/client/person';
import type { UserInfo } from '@hearth/client/session';
import { expect, test } from 'vitest';
import { mapBrandOf } from './map-brand.ts';

const user: UserInfo = { id: 'u', first_name: 'Marta', last_name: 'Lindqvist', username: 'marta', email: null };
const location = {
  id: 'l',
  type: 'LOCATION',
  path: [
    { id: 'g', name: 'Lumen', type: 'GP-GROUP' },
    { id: 'r', name: 'Lisbon', type: 'REGION' },
  ],
} as unknown as CurrentBrand;

test('the map has a brand of its own: the highest of the structure, whatever is in view', () => {
  const highest_parent = { brand_id: 'top', brand_type: 'GP-GROUP' };
  expect(mapBrandOf({ user: { ...user, highest_parent }, brand: location })).toEqual(highest_parent);
});

test('where none is told, it is the group of the brand in view, which may be the brand itself', () => {
  expect(mapBrandOf({ user, brand: location })).toEqual({ brand_id: 'g', brand_type: 'GP-GROUP' });
  expect(mapBrandOf({ user, brand: { ...location, path: [] } })).toEqual({ brand_id: 'l', brand_type: 'LOCATION' });
});

test('without any brand there is none', () => {
  expect(mapBrandOf({ user: { ...user, highest_parent: null }, brand: null })).toBeNull();
});
