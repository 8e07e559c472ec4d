import type { FoundGroups } from '../contract/schemas.ts';

/** How much was found of all kinds together. */
export function totalOf(groups: FoundGroups): number {
  return Object.values(groups).reduce((sum, group) => sum + (group?.total ?? 0), 0);
}
