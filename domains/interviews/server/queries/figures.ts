import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { DueCard } from '../../rules/figures.ts';
import { below } from './interview.ts';

/** Who is told of: everybody who applied since an instant, for one job where it is asked for. */
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

/** How long people waited for their first invitation and their first interview, in days: of all together, then by place. */
export function findWaits(tx: Tx, grant: BrandGrant, { jobId, since }: Cohort): Promise<WaitRow[]> {
  return tx.execute<WaitRow>(sql`
    with cohort as (
      select i.id, i.location_id, i.location_name, i.applied_at from applications.application_view i
      where ${below(grant)} and i.archived_at is null and i.applied_at >= ${since}::timestamptz
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

/** Cards that were due since an instant, of interviews that are over, by place and member of the panel. */
export function findDueCards(tx: Tx, grant: BrandGrant, { jobId, since }: Cohort, now: Date): Promise<DueCard[]> {
  return tx.execute<DueCard>(sql`
    select i.location_id, host.id as person_id, count(*)::int as due, count(sent.id)::int as sent
    from interviews.interview i
      join applications.application_view a on a.id = i.application_id and (${jobId ?? null}::uuid is null or a.job_id = ${jobId ?? null}::uuid)
      cross join unnest(i.host_ids) as host (id)
      left join interviews.card_event sent on sent.interview_id = i.id and sent.person_id = host.id and sent.deed = 'SENT'
    where ${below(grant)} and i.state in ('BOOKED', 'DONE') and i.criteria <> '[]'
      and i.ends_at > ${since}::timestamptz and i.ends_at <= ${now}::timestamptz
    group by i.location_id, host.id order by i.location_id, host.id limit 20000`);
}
