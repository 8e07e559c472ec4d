import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { ApplicantCount, Stage } from '../../contract/schemas.ts';
import { isWithinGrant } from './application.ts';

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

/** How many applied for some jobs where a grant reaches; who has withdrawn did not stay. Jobs that nobody applied for are absent. */
export function countByJob(
  tx: Tx,
  grant: BrandGrant,
  jobIds: readonly string[],
  open: readonly Stage[],
): Promise<ApplicantCount[]> {
  const here = sql`group_id = ${grant.groupId} and ${isWithinGrant(grant)} and job_id = any (${[...jobIds]}::uuid[])`;
  return tx.execute<ApplicantCount>(sql`
    select job_id, sum(applied)::int as applied, sum(open)::int as open, sum(waiting)::int as waiting from (
      select job_id, sum(n) as applied, coalesce(sum(n) filter (where stage = any (${[...open]}::text[])), 0) as open, 0 as waiting
      from applications.stage_count where ${here} and stage <> 'WITHDRAWN' group by job_id
      union all
      select job_id, 0, 0, count(*) from applications.application
      where ${here} and stage = any (${[...open]}::text[]) and waiting_since is not null and archived_at is null group by job_id
    ) as part group by job_id`);
}
