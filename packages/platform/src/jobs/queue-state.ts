import { sql } from 'kysely';
import { SYSTEM } from '../database.ts';
import type { Database } from '../database.ts';

/** What waits in the job queue, over all nodes. */
export interface QueueState {
  /** Jobs that could run now. */
  readonly due: number;
  /** Jobs for later, tries after a failure among them. */
  readonly scheduled: number;
  readonly active: number;
  /** Jobs that failed for good, as long as the queue keeps them. */
  readonly failed: number;
  /** How long the oldest due job has waited, in seconds; 0 when none is due. */
  readonly oldestSeconds: number;
}

/** Reads the state of the queue in one statement. */
export function readQueueState(database: Pick<Database, 'run'>): Promise<QueueState> {
  return database.run(
    SYSTEM,
    async (tx) => {
      const [row] = await tx.execute<QueueState>(sql`
        select count(*) filter (where waits and begins <= moment)::int as due,
          count(*) filter (where waits and begins > moment)::int as scheduled,
          count(*) filter (where state = 'active')::int as active,
          count(*) filter (where state = 'failed')::int as failed,
          coalesce(extract(epoch from max(moment - begins) filter (where waits and begins <= moment)), 0)::float8 as "oldestSeconds"
        from (
          select state::text as state, state in ('created', 'retry') as waits, greatest(start_after, created_on) as begins,
            platform.moment() as moment
          from pgboss.job where state in ('created', 'retry', 'active', 'failed')
        ) job`);
      return row ?? { due: 0, scheduled: 0, active: 0, failed: 0, oldestSeconds: 0 };
    },
    { readOnly: true },
  );
}
