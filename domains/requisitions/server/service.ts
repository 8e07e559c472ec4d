import type { Tx } from '@hearth/platform/database';
import { findChain } from './chain-at.ts';
import { countHire, findApproved, isVisible } from './queries/requisition.ts';

/** Returns whether hiring at a brand requires an approved request. */
export async function isRequisitionRequired(tx: Tx, brandId: string): Promise<boolean> {
  return (await findChain(tx, brandId)).roles.length > 0;
}

/**
 * How many people an approved request lets a location hire; undefined where it is not approved, or not for that location.
 * The request stays locked until the end of the transaction, so that two posts cannot use the same places.
 */
export async function lockApprovedHeadcount(tx: Tx, id: string, locationId: string): Promise<number | undefined> {
  return (await findApproved(tx, id, locationId))?.headcount;
}

/** Returns whether the caller's group has such a request. */
export function requisitionExists(tx: Tx, id: string): Promise<boolean> {
  return isVisible(tx, id);
}

/** Counts a hire by a job that fills a request. */
export async function noteHire(tx: Tx, id: string): Promise<void> {
  await countHire(tx, id);
}
