import type { Permission } from '@hearth/kit/permissions';
import { uniteLists, hasEffect, restrictedTypes, type Conditions } from './conditions.ts';
import { isValidAt, reaches, isBelow, type Grant, type BrandPath } from './grant.ts';

/**
 * One way in which a permission is held at a brand; several ways add up. Several ways to the same permission add up.
 */
export interface HeldPermission {
  readonly name: Permission;
  readonly conditions: Conditions;
}

/** Finds all permissions at a brand with their limits; an unlimited one is listed once. */
export function findPermissionsAt(grants: readonly Grant[], place: BrandPath, now: number): readonly HeldPermission[] {
  const ways = new Map<Permission, Conditions[]>();
  for (const grant of grants) {
    if (!isValidAt(grant, now) || !reaches(grant, place)) continue;
    for (const [name, conditions] of grant.rights) ways.set(name, addWay(ways.get(name) ?? [], conditions));
  }
  return [...ways]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, list]) => list.map((conditions) => ({ name, conditions })));
}

function addWay(ways: readonly Conditions[], way: Conditions): Conditions[] {
  const types = restrictedTypes(way);
  if (types.length === 0 || ways.some((known) => restrictedTypes(known).length === 0)) return [{}];
  const [type, ...more] = types;
  // Ways narrowed by one and the same type are one way with both lists. With two types the product would be wider than the sum.
  if (type === undefined || more.length > 0) return [...ways, way];
  const codes = way[type];
  const same = ways.findIndex((known) => restrictedTypes(known).every((one) => one === type));
  const known = ways[same]?.[type];
  if (known === undefined || codes === undefined) return [...ways, way];
  return ways.with(same, { [type]: uniteLists(known, codes) });
}

/** Is true if a permission is held at or below a brand with any limits, to decide on showing a link. */
export function isHeldAnyhow(grants: readonly Grant[], place: BrandPath, permission: Permission, now: number): boolean {
  return grants.some(
    (grant) =>
      grant.rights.has(permission) && isValidAt(grant, now) && (reaches(grant, place) || isBelow(grant, place)),
  );
}

/** The permissions that open calls at a brand, and those that do so only at brands below it. Sorted by name. */
export function findEffectivePermissions(
  grants: readonly Grant[],
  place: BrandPath,
  now: number,
): { readonly here: readonly Permission[]; readonly below: readonly Permission[] } {
  const collect = (applies: (grant: Grant) => boolean): Permission[] => {
    const names = grants
      .filter((grant) => isValidAt(grant, now) && applies(grant))
      .flatMap(({ rights }) => [...rights].flatMap(([name, limits]) => (hasEffect(name, limits) ? [name] : [])));
    return [...new Set(names)].toSorted();
  };
  const here = collect((grant) => reaches(grant, place));
  const below = collect((grant) => isBelow(grant, place));
  return { here, below: below.filter((name) => !here.includes(name)) };
}
