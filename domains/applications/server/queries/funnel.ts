import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { EndReason, Stage } from '../../contract/schemas.ts';
import type { SourceFunnel } from '../../rules/funnel.ts';
import { BOARD } from '../../rules/stages.ts';
import { isInReach } from './card.ts';

/** Candidates who applied since an instant, for one job if given. */
export interface Cohort {
  readonly jobId: string | undefined;
  readonly since: Date;
}

/**
 * The people, those too of whom nothing else is kept, and for each how far they ever came: skipping a stage counts as having
 * passed it.
 */
function funnelCtes(grant: BrandGrant, { jobId, since }: Cohort): RawBuilder<unknown> {
  const columns = sql`id, source, location_id, location_name, end_reason, applied_at`;
  return sql`
    cohort as (
      select ${columns} from applications.application
      where ${isInReach(grant, { jobId })} and archived_at is null and applied_at >= ${since}
      union all
      select ${columns} from applications.past_application where ${isInReach(grant, { jobId })} and applied_at >= ${since}
    ), event as (
      select event.id, application_id, to_stage, to_step_id, at from cohort join applications.stage_event event on event.application_id = cohort.id
      union all
      select step.id, application_id, to_stage, to_step_id, at from cohort join applications.past_step step on step.application_id = cohort.id
    ), way as (
      select cohort.id, coalesce(max(array_position(${[...BOARD]}::text[], event.to_stage)), 1) as reached,
        min(event.at) filter (where event.to_stage = 'HIRED') as hired_at
      from cohort left join event on event.application_id = cohort.id group by cohort.id
    )`;
}

/** Finds how far candidates of each source came, most frequent source first. */
export function findSourceFunnels(tx: Tx, grant: BrandGrant, cohort: Cohort): Promise<SourceFunnel[]> {
  return tx.execute<SourceFunnel>(sql`
    with ${funnelCtes(grant, cohort)}
    select source, array[${sql.join(BOARD.map((_stage, index) => sql`(count(*) filter (where reached >= ${index + 1}))::int`))}] as reached
    from cohort join way using (id) group by source order by count(*) desc, source limit 100`);
}

export interface StageTime {
  readonly stage: Stage;
  readonly left: number;
  /** Half of those who left the stage were there at most so many hours. */
  readonly median_hours: number;
  readonly slow_hours: number;
}

/** Finds how long candidates stayed at each stage. */
export function findStageTimes(tx: Tx, grant: BrandGrant, cohort: Cohort): Promise<StageTime[]> {
  return tx.execute<StageTime>(sql`
    with ${funnelCtes(grant, cohort)}, arrival as (
      select *, lag(to_stage) over (partition by application_id order by at, id) as before from event
    ), stay as (
      select to_stage as stage,
        extract(epoch from lead(at) over (partition by application_id order by at, id) - at) / 3600 as hours
      from arrival where before is distinct from to_stage
    )
    select stage, count(*) as left, percentile_cont(0.5) within group (order by hours)::float8 as median_hours,
      percentile_cont(0.9) within group (order by hours)::float8 as slow_hours
    from stay where hours is not null and stage = any (${[...BOARD]}::text[]) group by stage`);
}

export interface StepTime extends Omit<StageTime, 'stage'> {
  readonly step_id: string;
}

/** Finds how long candidates stayed at each step of a job's pipeline. */
export function findStepTimes(tx: Tx, grant: BrandGrant, cohort: Cohort): Promise<StepTime[]> {
  return tx.execute<StepTime>(sql`
    with ${funnelCtes(grant, cohort)}, stay as (
      select to_step_id as step_id,
        extract(epoch from lead(at) over (partition by application_id order by at, id) - at) / 3600 as hours
      from event
    )
    select step_id, count(*) as left, percentile_cont(0.5) within group (order by hours)::float8 as median_hours,
      percentile_cont(0.9) within group (order by hours)::float8 as slow_hours
    from stay where hours is not null and step_id is not null group by step_id`);
}

/** Ends without a contract by their reason. */
export function findEnds(
  tx: Tx,
  grant: BrandGrant,
  cohort: Cohort,
): Promise<{ readonly reason: EndReason; readonly n: number }[]> {
  return tx.execute(sql`
    with ${funnelCtes(grant, cohort)}
    select end_reason as reason, count(*) as n from cohort where end_reason is not null group by end_reason`);
}

export interface LocationFunnel {
  readonly location_id: string;
  readonly location_name: string;
  readonly applied: number;
  readonly hired: number;
  readonly no_shows: number;
  /** Half of the hired were hired within so many days; null when nobody was. */
  readonly median_days_to_hire: number | null;
}

/** Finds the outcomes by location, most applications first. */
export function findLocationFunnels(tx: Tx, grant: BrandGrant, cohort: Cohort): Promise<LocationFunnel[]> {
  return tx.execute<LocationFunnel>(sql`
    with ${funnelCtes(grant, cohort)}
    select location_id, max(location_name) as location_name, count(*) as applied, count(hired_at) as hired,
      count(*) filter (where end_reason = 'NO_SHOW') as no_shows,
      (percentile_cont(0.5) within group (order by extract(epoch from hired_at - applied_at) / 86400))::float8 as median_days_to_hire
    from cohort join way using (id) group by location_id order by count(*) desc, location_id limit 100`);
}
