import type { Tx } from '@hearth/platform/database';
import { findAllOwn, findSignedOf } from './queries/offer.ts';
import type { OfferRow } from './queries/tables.ts';

/** Finds all offers to the caller, in order of time. */
export function findOwnOffers(tx: Tx<'self'>, userId: string): Promise<OfferRow[]> {
  return findAllOwn(tx, userId);
}

/** Returns which of these applications have a signed offer, as visible in the scope. */
export async function findSigned(tx: Tx, applicationIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await findSignedOf(tx, applicationIds));
}
