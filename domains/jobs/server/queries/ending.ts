import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A live job that will expire. */
export interface EndingJob {
  readonly id: string;
  readonly title: string;
  readonly expires_at: Date;
}

/** Finds a location's live jobs that expire before an instant, soonest first. */
export function findEndingJobs(tx: Tx, locationId: string, before: Date, limit: number): Promise<EndingJob[]> {
  return tx.execute<EndingJob>(sql`
    select id, title, expires_at from jobs.job
    where location_id = ${locationId} and status = 'LIVE' and expires_at < ${before}::timestamptz
    order by expires_at, id limit ${limit}`);
}
