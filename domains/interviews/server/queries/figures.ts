import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { DueScorecards } from '../../rules/figures.ts';
import { isBelow } from './interview.ts';

/** The applicants to count: those since an instant, optionally for one job. */
export interface Cohort {
  readonly jobId: string | undefined;
  readonly since: Date;
}

export interface WaitRow {
  /** Null: all places together. */
  readonly location_id: string | null;
  readonly location_name: string;
  readonly applied: number;
  readonly invited: number;
  readonly invited_median: number | null;
  readonly invited_slow: number | null;
  readonly held: number;
  readonly held_median: number | null;
  readonly held_slow: number | null;
}

/** Finds the days until first invitation and first interview, in total and by location. */
export function findWaits(tx: Tx, grant: BrandGrant, { jobId, since }: Cohort): Promise<WaitRow[]> {
  return tx.execute<WaitRow>(sql`
    with cohort as (
      select i.id, i.location_id, i.location_name, i.applied_at from applications.application_view i
      where ${isBelow(grant)} and i.archived_at is null and i.applied_at >= ${since}::timestamptz
        and (${jobId ?? null}::uuid is null or i.job_id = ${jobId ?? null}::uuid)
    ), first as (
      select cohort.id, min(one.invited_at) as invited_at, min(one.starts_at) filter (where one.state = 'DONE') as held_at
      from cohort join interviews.interview one on one.application_id = cohort.id group by cohort.id
    ), wait as (
      select location_id, location_name, extract(epoch from invited_at - applied_at)::float8 / 86400 as invited,
        extract(epoch from held_at - applied_at)::float8 / 86400 as held
      from cohort left join first using (id)
    )
    select location_id, coalesce(max(location_name), '') as location_name, count(*)::int as applied, count(invited)::int as invited, count(held)::int as held,
      percentile_cont(0.5) within group (order by invited) as invited_median,
      percentile_cont(0.9) within group (order by invited) as invited_slow,
      percentile_cont(0.5) within group (order by held) as held_median,
      percentile_cont(0.9) within group (order by held) as held_slow
    from wait group by grouping sets ((), (location_id)) order by location_id is not null, 3 desc, 1 limit 101`);
}

/** Finds the scorecards due from past interviews, by location and panel member. */
export function findDueScorecards(
  tx: Tx,
  grant: BrandGrant,
  { jobId, since }: Cohort,
  now: Date,
): Promise<DueScorecards[]> {
  return tx.execute<DueScorecards>(sql`
    select i.location_id, host.id as person_id, count(*)::int as due, count(sent.id)::int as sent
    from interviews.interview i
      join applications.application_view a on a.id = i.application_id and (${jobId ?? null}::uuid is null or a.job_id = ${jobId ?? null}::uuid)
      cross join unnest(i.host_ids) as host (id)
      left join interviews.card_event sent on sent.interview_id = i.id and sent.person_id = host.id and sent.deed = 'SENT'
    where ${isBelow(grant)} and i.state in ('BOOKED', 'DONE') and i.criteria <> '[]'
      and i.ends_at > ${since}::timestamptz and i.ends_at <= ${now}::timestamptz
    group by i.location_id, host.id order by i.location_id, host.id limit 20000`);
}
