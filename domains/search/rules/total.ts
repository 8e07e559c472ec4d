import type { FoundGroups } from '../contract/schemas.ts';

/** Counts the hits of all kinds. */
export function countHits(groups: FoundGroups): number {
  return Object.values(groups).reduce((sum, group) => sum + (group?.total ?? 0), 0);
}
