import type { Permission } from '@hearth/kit/permissions';
import { covers } from './conditions.ts';
import type { Conditions } from './conditions.ts';
import { decide } from './decision.ts';
import { isValidAt, reaches, type Grant, type Place } from './grant.ts';
import type { Rights } from './rights.ts';

/** A right that somebody wants to give or take away. */
export type Offer = Pick<Grant, 'rights' | 'validUntil'>;

/** Why an offer is refused. `missing` are the permissions that the giver does not hold that widely or that long. */
export type OfferAnswer =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly missing: readonly Permission[] };

/**
 * Whether a person may give (or take away) a right at a brand: they manage access there, and hold each of its permissions
 * at that brand or above, for at least the same codes and the same time. A narrowed right to manage access gives nothing.
 */
export function mayOffer(grants: readonly Grant[], place: Place, offer: Offer, now: number): OfferAnswer {
  const managing = decide(grants, place, { permission: 'MANAGE_ACCESS' }, now);
  const missing = [...offer.rights]
    .filter(([permission, wanted]) => !holdsAsWidely(grants, place, permission, wanted, offer, now))
    .map(([permission]) => permission);
  if (!managing.allowed) return { allowed: false, missing: ['MANAGE_ACCESS', ...missing] };
  return missing.length === 0 ? { allowed: true } : { allowed: false, missing };
}

/** A role that somebody wants to make or change: where it stands and is held, and what it gives before and after. */
export interface Reshaping {
  /** Null for a role that is yet to be made. */
  readonly roleId: string | null;
  /** The brand that it stands at, and every brand outside of that where somebody holds it. */
  readonly places: readonly Place[];
  readonly before: Rights;
  readonly after: Rights;
}

/**
 * Whether a person may make or change a role: they could give what it gave and what it will give, without end, wherever it is
 * held. What they hold through the role itself counts for nothing, so that nobody lifts themselves by the role they stand on.
 */
export function mayReshape(
  grants: readonly (Grant & { readonly role: string | null })[],
  { roleId, places, before, after }: Reshaping,
  now: number,
): OfferAnswer {
  const own = roleId === null ? grants : grants.filter((grant) => grant.role !== roleId);
  const missing = new Set<Permission>();
  for (const place of places) {
    for (const rights of [before, after]) {
      const answer = mayOffer(own, place, { rights, validUntil: null }, now);
      if (!answer.allowed) for (const permission of answer.missing) missing.add(permission);
    }
  }
  return missing.size === 0 ? { allowed: true } : { allowed: false, missing: [...missing] };
}

function holdsAsWidely(
  grants: readonly Grant[],
  place: Place,
  permission: Permission,
  wanted: Conditions,
  offer: Offer,
  now: number,
): boolean {
  return grants.some((grant) => {
    const held = grant.rights.get(permission);
    return (
      held !== undefined &&
      isValidAt(grant, now) &&
      reaches(grant, place) &&
      covers(held, wanted) &&
      lastsAsLong(grant, offer)
    );
  });
}

function lastsAsLong(grant: Grant, offer: Offer): boolean {
  if (grant.validUntil === null) return true;
  return offer.validUntil !== null && offer.validUntil <= grant.validUntil;
}
