import type { Permission } from '@hearth/kit/permissions';
import { eitherList, hasEffect, restrictedTypes, type Conditions } from './conditions.ts';
import { isValidAt, reaches, standsBelow, type Grant, type Place } from './grant.ts';

/** One way in which a person holds a permission at a brand. Several ways to the same permission add up. */
export interface HeldPermission {
  readonly name: Permission;
  readonly conditions: Conditions;
}

/** All permissions that the grants give at a brand, with what narrows them; a permission held without limits stands once. */
export function permissionsAt(grants: readonly Grant[], place: Place, now: number): readonly HeldPermission[] {
  const ways = new Map<Permission, Conditions[]>();
  for (const grant of grants) {
    if (!isValidAt(grant, now) || !reaches(grant, place)) continue;
    for (const [name, conditions] of grant.rights) ways.set(name, added(ways.get(name) ?? [], conditions));
  }
  return [...ways]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, list]) => list.map((conditions) => ({ name, conditions })));
}

function added(ways: readonly Conditions[], way: Conditions): Conditions[] {
  const types = restrictedTypes(way);
  if (types.length === 0 || ways.some((known) => restrictedTypes(known).length === 0)) return [{}];
  const [type, ...more] = types;
  // Ways narrowed by one and the same type are one way with both lists. With two types the product would be wider than the sum.
  if (type === undefined || more.length > 0) return [...ways, way];
  const codes = way[type];
  const same = ways.findIndex((known) => restrictedTypes(known).every((one) => one === type));
  const known = ways[same]?.[type];
  if (known === undefined || codes === undefined) return [...ways, way];
  return ways.with(same, { [type]: eitherList(known, codes) });
}

/** Whether a permission is held at a brand or below it in any way, narrowed or not: what a page asks before it shows a door. */
export function holdsSomehow(grants: readonly Grant[], place: Place, permission: Permission, now: number): boolean {
  return grants.some(
    (grant) =>
      grant.rights.has(permission) && isValidAt(grant, now) && (reaches(grant, place) || standsBelow(grant, place)),
  );
}

/** The permissions that open calls at a brand, and those that do so only at brands below it. Sorted by name. */
export function effectivePermissions(
  grants: readonly Grant[],
  place: Place,
  now: number,
): { readonly here: readonly Permission[]; readonly below: readonly Permission[] } {
  const collect = (applies: (grant: Grant) => boolean): Permission[] => {
    const names = grants
      .filter((grant) => isValidAt(grant, now) && applies(grant))
      .flatMap(({ rights }) => [...rights].flatMap(([name, limits]) => (hasEffect(name, limits) ? [name] : [])));
    return [...new Set(names)].toSorted();
  };
  const here = collect((grant) => reaches(grant, place));
  const below = collect((grant) => standsBelow(grant, place));
  return { here, below: below.filter((name) => !here.includes(name)) };
}
