import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** How many people work mainly at a location, how many of its jobs are to be seen, and how many of its applications are open. */
export async function countUse(
  tx: Tx,
  locationId: string,
): Promise<{ readonly people: number; readonly live_jobs: number; readonly open_applications: number }> {
  const [row] = await tx.execute<{ people: number; live_jobs: number; open_applications: number }>(sql`
    select (select count(*)::int from team.employee_view where location_id = ${locationId} and status = 'ACTIVE') as people,
           (select count(*)::int from jobs.job_view where location_id = ${locationId} and status = 'LIVE') as live_jobs,
           (select count(*)::int from applications.application_view where location_id = ${locationId} and archived_at is null
               and stage not in ('HIRED', 'REJECTED', 'WITHDRAWN')) as open_applications`);
  return row ?? { people: 0, live_jobs: 0, open_applications: 0 };
}
