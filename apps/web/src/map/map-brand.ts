import type { Person } from '@hearth/client/person';
import type { StoredBrand } from '../person/stored-brand.ts';

/**
 * The brand of the map mode, beside the brand in view: the highest of the reader's structure, or the group of the brand in view.
 * Null without any brand.
 */
export function mapBrandOf({ user, brand }: Pick<Person, 'user' | 'brand'>): StoredBrand | null {
  if (user.highest_parent != null) {
    const { brand_id, brand_type } = user.highest_parent;
    return { brand_id, brand_type };
  }
  if (brand === null) return null;
  const root = brand.path[0] ?? brand;
  return { brand_id: root.id, brand_type: root.type };
}
