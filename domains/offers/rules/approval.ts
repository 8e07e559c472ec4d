import type { OfferLimit, Terms } from '../contract/schemas.ts';

/** What a brand asks for: these roles, for offers above a limit, or for every offer. */
export interface ApprovalRule<Role extends string> {
  readonly roles: readonly Role[];
  readonly limit: OfferLimit | null;
}

/** Whether an offer of this pay is asked about. What cannot be compared (another currency, another unit of time) is. */
export function isAbove(pay: Terms['pay'], limit: OfferLimit | null): boolean {
  if (limit === null || limit.currency !== pay.currency || limit.per !== pay.per) return true;
  return pay.amount > limit.amount;
}

/** The chains that an offer of this pay has to go through, of those of a place and the brands above it. */
export function chainsFor<Role extends string>(
  pay: Terms['pay'],
  rules: readonly ApprovalRule<Role>[],
): (readonly Role[])[] {
  return rules.filter(({ limit }) => isAbove(pay, limit)).map(({ roles }) => roles);
}
