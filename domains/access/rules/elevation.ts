import type { Permission } from '@hearth/kit/permissions';
import { conditionsOn, covers } from './conditions.ts';
import { decide } from './decision.ts';
import { isValidAt, reaches, type Grant, type Place } from './grant.ts';

/** A right that somebody wants to give or take away. */
export type Offer = Pick<Grant, 'permissions' | 'conditions' | 'validFrom' | 'validUntil'>;

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
  const missing = [...offer.permissions].filter((permission) => !holdsAsWidely(grants, place, permission, offer, now));
  if (!managing.allowed) return { allowed: false, missing: ['MANAGE_ACCESS', ...missing] };
  return missing.length === 0 ? { allowed: true } : { allowed: false, missing };
}

function holdsAsWidely(
  grants: readonly Grant[],
  place: Place,
  permission: Permission,
  offer: Offer,
  now: number,
): boolean {
  const wanted = conditionsOn(permission, offer.conditions);
  return grants.some(
    (grant) =>
      grant.permissions.has(permission) &&
      isValidAt(grant, now) &&
      reaches(grant, place) &&
      covers(conditionsOn(permission, grant.conditions), wanted) &&
      lastsAsLong(grant, offer),
  );
}

function lastsAsLong(grant: Grant, offer: Offer): boolean {
  if (grant.validUntil === null) return true;
  return offer.validUntil !== null && offer.validUntil <= grant.validUntil;
}
