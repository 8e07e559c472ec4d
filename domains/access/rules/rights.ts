import type { Permission } from '@hearth/kit/permissions';
import type { Conditions } from './conditions.ts';
import { bothOf, conditionsOn, restrictedTypes } from './conditions.ts';

/** What a role or a grant gives: permissions, each with what narrows it. A permission narrowed to nothing does not stand here. */
export type Rights = ReadonlyMap<Permission, Conditions>;

/** Rights to permissions without any limit. */
export function rightsTo(permissions: Iterable<Permission>): Rights {
  return new Map([...permissions].map((permission) => [permission, {}]));
}

/** What is left of rights under further conditions, each permission under those that speak of it. */
export function narrowedBy(rights: Rights, conditions: Conditions): Rights {
  if (restrictedTypes(conditions).length === 0) return rights;
  const left = new Map<Permission, Conditions>();
  for (const [permission, own] of rights) {
    const both = bothOf(own, conditionsOn(permission, conditions));
    if (both !== undefined) left.set(permission, both);
  }
  return left;
}

/** Rights without some permissions. */
export function withoutPermissions(rights: Rights, taken: ReadonlySet<Permission>): Rights {
  return new Map([...rights].filter(([permission]) => !taken.has(permission)));
}
