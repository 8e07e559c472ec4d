import type { Permission } from '@hearth/kit/permissions';
import type { Conditions } from '../conditions.ts';
import { isValidAt, reaches, type Grant, type BrandPath } from '../grant.ts';

/** A permission with the grants that give it and their limits. */
export interface ExplainedPermission<G extends Grant> {
  readonly name: Permission;
  readonly ways: readonly { readonly grant: G; readonly conditions: Conditions }[];
}

/** Lists all grants in effect at a brand, highest first, under each permission that they give. */
export function explainPermissions<G extends Grant>(
  grants: readonly G[],
  place: BrandPath,
  now: number,
): readonly ExplainedPermission<G>[] {
  const holding = grants
    .filter((grant) => isValidAt(grant, now) && reaches(grant, place))
    .toSorted((a, b) => a.path.length - b.path.length);
  const names = new Set(holding.flatMap((grant) => [...grant.rights.keys()]));
  return [...names]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((name) => ({
      name,
      ways: holding.flatMap((grant) => {
        const conditions = grant.rights.get(name);
        return conditions === undefined ? [] : [{ grant, conditions }];
      }),
    }));
}
