import type { Permission } from '@hearth/kit/permissions';
import type { Conditions } from './conditions.ts';
import { intersectConditions, conditionsFor, restrictedTypes } from './conditions.ts';

/**
 * Permissions with their limits. A permission limited to nothing is absent. A permission narrowed to nothing does not
 * stand here.
 */
export type Rights = ReadonlyMap<Permission, Conditions>;

/** Rights to permissions without limits. */
export function unlimitedRights(permissions: Iterable<Permission>): Rights {
  return new Map([...permissions].map((permission) => [permission, {}]));
}

/** Narrows rights by further conditions, each permission by those that apply to it. */
export function narrowRights(rights: Rights, conditions: Conditions): Rights {
  if (restrictedTypes(conditions).length === 0) return rights;
  const left = new Map<Permission, Conditions>();
  for (const [permission, own] of rights) {
    const both = intersectConditions(own, conditionsFor(permission, conditions));
    if (both !== undefined) left.set(permission, both);
  }
  return left;
}

/** Removes permissions from rights. */
export function withoutPermissions(rights: Rights, taken: ReadonlySet<Permission>): Rights {
  return new Map([...rights].filter(([permission]) => !taken.has(permission)));
}
