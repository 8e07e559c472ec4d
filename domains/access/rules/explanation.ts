import type { Permission } from '@hearth/kit/permissions';
import type { Conditions } from './conditions.ts';
import { isValidAt, reaches, type Grant, type Place } from './grant.ts';

/** A permission with every grant that gives it, and what that grant's conditions leave of it. */
export interface Explained<G extends Grant> {
  readonly name: Permission;
  readonly ways: readonly { readonly grant: G; readonly conditions: Conditions }[];
}

/** Why a person may do what they may do at a brand: all grants that hold there now, highest first, under each permission that they give. */
export function explain<G extends Grant>(grants: readonly G[], place: Place, now: number): readonly Explained<G>[] {
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
