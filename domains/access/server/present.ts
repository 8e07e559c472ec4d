import { PERMISSIONS } from '@hearth/kit/permissions';
import type { HeldPermissionLine, Policy, UserAccess } from '../contract/schemas.ts';
import { restrictedTypes } from '../rules/conditions.ts';
import { isValidAt, reaches, isBelow } from '../rules/grant.ts';
import { findEffectivePermissions, findPermissionsAt } from '../rules/policy.ts';
import type { HeldPermission } from '../rules/policy.ts';
import type { GateGrant } from './gate-grant.ts';
import type { HeldGrant } from './snapshot.ts';

export function presentPermission({ name, conditions }: HeldPermission): HeldPermissionLine {
  return {
    name,
    category: PERMISSIONS[name],
    conditions: restrictedTypes(conditions).map((type) => ({
      type,
      values: (conditions[type] ?? []).map((code) => ({ code, values: [] })),
    })),
  };
}

function presentAccess(grant: HeldGrant): UserAccess {
  return {
    grant_id: grant.id,
    brand_id: grant.brandId,
    role: grant.role,
    valid_from: new Date(grant.validFrom).toISOString(),
    valid_until: grant.validUntil === null ? null : new Date(grant.validUntil).toISOString(),
  };
}

/** Presents a person's permissions at a brand, with the grants at, above and below it. */
export function presentPolicy(brandId: string, held: GateGrant | null): Policy {
  if (held === null)
    return {
      brandId,
      permissions: [],
      user_accesses: [],
      effective_permissions: [],
      effective_permissions_below: [],
    };
  const { place, now, snapshot } = held;
  const sources = snapshot.grants.filter(
    (grant) => isValidAt(grant, now) && (reaches(grant, place) || isBelow(grant, place)),
  );
  const effective = findEffectivePermissions(snapshot.grants, place, now);
  return {
    brandId,
    permissions: findPermissionsAt(snapshot.grants, place, now).map(presentPermission),
    user_accesses: sources.map(presentAccess),
    effective_permissions: [...effective.here],
    effective_permissions_below: [...effective.below],
  };
}
