import type { Permission } from '@hearth/kit/permissions';
import { covers } from './conditions.ts';
import type { Conditions } from './conditions.ts';
import { decide } from './decision.ts';
import { isValidAt, reaches, type Grant, type BrandPath } from './grant.ts';
import type { Rights } from './rights.ts';

/** A right to give or to revoke. */
export type RightOffer = Pick<Grant, 'rights' | 'validUntil'>;

/**
 * The result; `missing` lists permissions that the giver does not hold that widely or that long. `missing` are the
 * permissions that the giver does not hold that widely or that long.
 */
export type OfferAnswer =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly missing: readonly Permission[] };

/**
 * Whether a person may give (or take away) a right at a brand: they manage access there, and hold each of its permissions
 * at that brand or above, for at least the same codes and the same time. A narrowed right to manage access gives nothing.
 */
export function checkOffer(grants: readonly Grant[], place: BrandPath, offer: RightOffer, now: number): OfferAnswer {
  const managing = decide(grants, place, { permission: 'MANAGE_ACCESS' }, now);
  const missing = [...offer.rights]
    .filter(([permission, wanted]) => !isHeldAsWidely(grants, place, permission, wanted, offer, now))
    .map(([permission]) => permission);
  if (!managing.allowed) return { allowed: false, missing: ['MANAGE_ACCESS', ...missing] };
  return missing.length === 0 ? { allowed: true } : { allowed: false, missing };
}

/** A role to create or change: where it is held, and its rights before and after. */
export interface RoleChange {
  /** Null for a role that is yet to be made. */
  readonly roleId: string | null;
  /** The brand that it stands at, and every brand outside of that where somebody holds it. */
  readonly places: readonly BrandPath[];
  readonly before: Rights;
  readonly after: Rights;
}

/**
 * Whether a person may make or change a role: they could give what it gave and what it will give, without end, wherever it is
 * held. What they hold through the role itself counts for nothing, so that nobody lifts themselves by the role they stand on.
 */
export function checkRoleChange(
  grants: readonly (Grant & { readonly role: string | null })[],
  { roleId, places, before, after }: RoleChange,
  now: number,
): OfferAnswer {
  const own = roleId === null ? grants : grants.filter((grant) => grant.role !== roleId);
  const missing = new Set<Permission>();
  for (const place of places) {
    for (const rights of [before, after]) {
      const answer = checkOffer(own, place, { rights, validUntil: null }, now);
      if (!answer.allowed) for (const permission of answer.missing) missing.add(permission);
    }
  }
  return missing.size === 0 ? { allowed: true } : { allowed: false, missing: [...missing] };
}

function isHeldAsWidely(
  grants: readonly Grant[],
  place: BrandPath,
  permission: Permission,
  wanted: Conditions,
  offer: RightOffer,
  now: number,
): boolean {
  return grants.some((grant) => {
    const held = grant.rights.get(permission);
    return (
      held !== undefined &&
      isValidAt(grant, now) &&
      reaches(grant, place) &&
      covers(held, wanted) &&
      isHeldAsLong(grant, offer)
    );
  });
}

function isHeldAsLong(grant: Grant, offer: RightOffer): boolean {
  if (grant.validUntil === null) return true;
  return offer.validUntil !== null && offer.validUntil <= grant.validUntil;
}
