import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/**
 * Folds the lines of up to so many stages of posts into one each, and returns how many stages had some to fold. One statement:
 * whoever reads meanwhile sees the lines or their sum, and of two who fold at once each folds what the other has not.
 */
export async function foldCounts(tx: Tx, atOnce: number): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    with stale as (
      select distinct location_id, job_id, stage, step_id from applications.stage_count where not folded limit ${atOnce}
    ), gone as (
      delete from applications.stage_count line using stale
      where line.location_id = stale.location_id and line.job_id = stale.job_id and line.stage = stale.stage
        and line.step_id is not distinct from stale.step_id returning line.*
    ), sums as (
      insert into applications.stage_count (group_id, location_id, job_id, stage, step_id, n, folded)
      select group_id, location_id, job_id, stage, step_id, sum(n), true from gone
      group by group_id, location_id, job_id, stage, step_id having sum(n) <> 0
    )
    select count(*) as n from stale`);
  return row?.n ?? 0;
}
