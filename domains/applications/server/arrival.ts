import type { Tx } from '@hearth/platform/database';
import { findEarlier, setSource } from './queries/arrival.ts';
import { findAnywhere } from './queries/application.ts';

/** An application as it came in: by whose link, and whether its writer was known there already. */
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

/** How an application came in; undefined when there is none any more. */
export async function findArrival(tx: Tx<'system'>, id: string): Promise<Arrival | undefined> {
  const row = await findAnywhere(tx, id);
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

/** Sets the source of an application that turned out to be another one. */
export function noteSource(tx: Tx<'system'>, id: string, source: string): Promise<void> {
  return setSource(tx, id, source);
}
