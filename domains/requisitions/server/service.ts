import type { Tx } from '@hearth/platform/database';
import { chainAt } from './chain-at.ts';
import { countHire, findApproved, isSeen } from './queries/requisition.ts';

/** Whether people are hired at a brand only after a request was approved: somebody is asked there. */
export async function isRequisitionDemanded(tx: Tx, brandId: string): Promise<boolean> {
  return (await chainAt(tx, brandId)).roles.length > 0;
}

/**
 * How many people an approved request lets a location hire; undefined where it is not approved, or not for that location.
 * The request stays locked until the end of the transaction, so that two posts cannot use the same places.
 */
export async function approvedHeadcount(tx: Tx, id: string, locationId: string): Promise<number | undefined> {
  return (await findApproved(tx, id, locationId))?.headcount;
}

/** Whether there is such a request in the caller's group. */
export function isRequisition(tx: Tx, id: string): Promise<boolean> {
  return isSeen(tx, id);
}

/** Counts a hire by a post that fills a request: its place is open no more, and what it costs is used. */
export async function noteHire(tx: Tx, id: string): Promise<void> {
  await countHire(tx, id);
}
