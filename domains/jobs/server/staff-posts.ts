import { jobPath } from '../rules/career-address.ts';
import type { Tx } from '@hearth/platform/database';
import type { Audience } from '../contract/schemas.ts';
import type { EmploymentType, Pay, WeeklyHours } from '@hearth/domains/job-library/schemas';
import { toWeeklyHours, toPay } from './present.ts';
import { findInternalJobs } from './queries/staff-post.ts';
import type { StaffPostRow } from './queries/staff-post.ts';

/** A live job as employees of its group see it. */
export interface InternalJob {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly title: string;
  readonly position_name: string;
  readonly description: string;
  readonly employment_type: EmploymentType | null;
  readonly pay: Pay | null;
  readonly weekly_hours: WeeklyHours | null;
  readonly location_name: string;
  readonly location_city: string;
  readonly time_zone: string;
  readonly audience: Audience;
  readonly public_at: string | null;
  /** The path of its public page; null while it is not for everybody. */
  readonly path: string | null;
}

const toInternalJob = (row: StaffPostRow): InternalJob => ({
  id: row.id,
  group_id: row.group_id,
  location_id: row.location_id,
  title: row.title,
  position_name: row.position_name,
  description: row.description,
  employment_type: row.employment_type,
  pay: toPay(row),
  weekly_hours: toWeeklyHours(row),
  location_name: row.location_name,
  location_city: row.location_city,
  time_zone: row.time_zone,
  audience: row.audience,
  public_at: row.public_at?.toISOString() ?? null,
  path: row.audience === 'PUBLIC' && row.slug !== null ? jobPath(row.site_slug, row.slug) : null,
});

/** Lists live jobs of the caller's employers: employees-first jobs, then the newest. */
export async function listInternalJobs(
  tx: Tx<'self'>,
  now: Date,
  window: { readonly offset: number; readonly limit: number },
): Promise<InternalJob[]> {
  return (await findInternalJobs(tx, now, { ...window, jobId: null })).map(toInternalJob);
}

/** Finds an internal job, or undefined if the caller may not see it. */
export async function findInternalJob(tx: Tx<'self'>, now: Date, jobId: string): Promise<InternalJob | undefined> {
  const [row] = await findInternalJobs(tx, now, { offset: 0, limit: 1, jobId });
  return row === undefined ? undefined : toInternalJob(row);
}
