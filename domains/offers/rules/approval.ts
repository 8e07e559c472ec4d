import type { OfferLimit, Terms } from '../contract/schemas.ts';

/** The roles a brand requires for offers above a limit, or for all offers. */
export interface ApprovalRule<Role extends string> {
  readonly roles: readonly Role[];
  readonly limit: OfferLimit | null;
}

/**
 * Returns whether a pay exceeds the limit; pay in other units cannot be compared and does. What cannot be compared
 * (another currency, another unit of time) is.
 */
export function needsApproval(pay: Terms['pay'], limit: OfferLimit | null): boolean {
  if (limit === null || limit.currency !== pay.currency || limit.per !== pay.per) return true;
  return pay.amount > limit.amount;
}

/** Returns the chains that apply to an offer of this pay, from those of the brand's path. */
export function chainsFor<Role extends string>(
  pay: Terms['pay'],
  rules: readonly ApprovalRule<Role>[],
): (readonly Role[])[] {
  return rules.filter(({ limit }) => needsApproval(pay, limit)).map(({ roles }) => roles);
}
