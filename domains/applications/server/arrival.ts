import type { Tx } from '@hearth/platform/database';
import { findEarlier, setSource } from './queries/arrival.ts';
import { findUnscoped } from './queries/application.ts';

/** How an application came in: its referral link, and whether its candidate was known already. */
export interface Arrival {
  readonly id: string;
  readonly groupId: string;
  readonly locationId: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly userId: string;
  readonly code: string | null;
  readonly at: Date;
  /** When they had last applied in the group before; null when never. */
  readonly lastBefore: Date | null;
}

/** Finds how an application came in; undefined if it no longer exists. */
export async function findArrival(tx: Tx<'system'>, id: string): Promise<Arrival | undefined> {
  const row = await findUnscoped(tx, id);
  if (row === undefined) return undefined;
  return {
    id,
    groupId: row.group_id,
    locationId: row.location_id,
    jobId: row.job_id,
    jobTitle: row.job_title,
    userId: row.user_id,
    code: row.referral_code,
    at: row.applied_at,
    lastBefore: await findEarlier(tx, row),
  };
}

/** Corrects the source of an application. */
export function correctSource(tx: Tx<'system'>, id: string, source: string): Promise<void> {
  return setSource(tx, id, source);
}
