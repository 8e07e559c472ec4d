import type { Tx } from '@hearth/platform/database';
import { findAllOwn, findSignedOf } from './queries/offer.ts';
import type { OfferRow } from './queries/tables.ts';

/** Every offer to the signed-in person, in order of time. */
export function findOwnOffers(tx: Tx<'self'>, userId: string): Promise<OfferRow[]> {
  return findAllOwn(tx, userId);
}

/** Which of these applications have an offer that was signed, as the scope shows them. */
export async function findSigned(tx: Tx, applicationIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await findSignedOf(tx, applicationIds));
}
