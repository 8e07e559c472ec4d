import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { JobRow } from './job.ts';

export type StaffPostRow = Pick<
  JobRow,
  | 'id'
  | 'group_id'
  | 'location_id'
  | 'title'
  | 'position_name'
  | 'description'
  | 'employment_type'
  | 'pay_min'
  | 'pay_max'
  | 'pay_currency'
  | 'pay_per'
  | 'pay_tips'
  | 'week_minutes_min'
  | 'week_minutes_max'
  | 'slug'
  | 'audience'
  | 'public_at'
> & {
  readonly location_name: string;
  readonly location_city: string;
  readonly time_zone: string;
  readonly site_slug: string;
};

/** Finds the jobs that row security shows to employees of the group, at open locations. */
export function findInternalJobs(
  tx: Tx,
  now: Date,
  { offset, limit, jobId }: { readonly offset: number; readonly limit: number; readonly jobId: string | null },
): Promise<StaffPostRow[]> {
  return tx.execute<StaffPostRow>(sql`
    select job.id, job.group_id, job.location_id, job.title, job.position_name, job.description, job.employment_type,
      job.pay_min, job.pay_max, job.pay_currency, job.pay_per, job.pay_tips, job.week_minutes_min, job.week_minutes_max,
      job.slug, job.audience, job.public_at, place.name as location_name, coalesce(place.city, '') as location_city,
      coalesce(place.time_zone, 'UTC') as time_zone, root.slug as site_slug
    from jobs.job job join core.brand_view place on place.id = job.location_id join core.brand_view root on root.id = job.group_id
    where job.status = 'LIVE' and (job.expires_at is null or job.expires_at > ${now})
      and (${jobId}::uuid is null or job.id = ${jobId}::uuid)
      and not exists (select 1 from core.brand_view above where above.id = any (place.ancestor_ids) and above.status <> 'active')
    order by job.audience = 'PUBLIC', job.published_at desc, job.id offset ${offset} limit ${limit}`);
}
