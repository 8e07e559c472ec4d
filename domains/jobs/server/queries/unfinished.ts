import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A job that is hiring, or about to. */
export interface UnfinishedJob {
  readonly id: string;
  readonly location_id: string;
  readonly position_id: string | null;
  readonly position_name: string;
}

/** Finds the drafts, pending and live jobs of locations, latest first. */
export function findUnfinishedAt(tx: Tx, locationIds: readonly string[]): Promise<UnfinishedJob[]> {
  return tx.execute<UnfinishedJob>(sql`
    select id, location_id, position_id, position_name from jobs.job
    where location_id = any (${[...locationIds]}::uuid[])
      and status in ('DRAFT', 'PENDING_APPROVAL', 'SCHEDULED', 'LIVE', 'PAUSED')
    order by updated_at desc, id`);
}
