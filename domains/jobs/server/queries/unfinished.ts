import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A post that still looks for somebody, or is about to. */
export interface UnfinishedJob {
  readonly id: string;
  readonly location_id: string;
  readonly position_id: string | null;
  readonly position_name: string;
}

/** The posts of some locations that are written, wait or are out, the latest first. */
export function findUnfinishedAt(tx: Tx, locationIds: readonly string[]): Promise<UnfinishedJob[]> {
  return tx.execute<UnfinishedJob>(sql`
    select id, location_id, position_id, position_name from jobs.job
    where location_id = any (${[...locationIds]}::uuid[])
      and status in ('DRAFT', 'PENDING_APPROVAL', 'SCHEDULED', 'LIVE', 'PAUSED')
    order by updated_at desc, id`);
}
