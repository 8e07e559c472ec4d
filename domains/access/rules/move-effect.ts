import { findPermissionsAt } from './policy.ts';
import type { Grant, BrandPath } from './grant.ts';

/** What becomes of a person's access to a brand that moves: they get some, lose all, or hold other permissions there. */
export type AccessChange = 'GAINS' | 'LOSES' | 'CHANGES';

/** What becomes of one person's access when a brand stands elsewhere; null where it stays as it is. */
export function findAccessChange(
  grants: readonly Grant[],
  before: BrandPath,
  after: BrandPath,
  now: number,
): AccessChange | null {
  const [then, later] = [before, after].map((place) => findPermissionsAt(grants, place, now));
  if (then === undefined || later === undefined || JSON.stringify(then) === JSON.stringify(later)) return null;
  if (then.length === 0) return 'GAINS';
  return later.length === 0 ? 'LOSES' : 'CHANGES';
}
