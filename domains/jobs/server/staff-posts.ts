import { jobPath } from '../rules/career-address.ts';
import type { Tx } from '@hearth/platform/database';
import type { Audience, EmploymentType, Pay, WeeklyHours } from '../contract/schemas.ts';
import { hoursOf, payOf } from './present.ts';
import { findStaffPosts } from './queries/staff-post.ts';
import type { StaffPostRow } from './queries/staff-post.ts';

/** A live post as somebody sees it who works in its group. */
export interface StaffPost {
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

const staffPost = (row: StaffPostRow): StaffPost => ({
  id: row.id,
  group_id: row.group_id,
  location_id: row.location_id,
  title: row.title,
  position_name: row.position_name,
  description: row.description,
  employment_type: row.employment_type,
  pay: payOf(row),
  weekly_hours: hoursOf(row),
  location_name: row.location_name,
  location_city: row.location_city,
  time_zone: row.time_zone,
  audience: row.audience,
  public_at: row.public_at?.toISOString() ?? null,
  path: row.audience === 'PUBLIC' && row.slug !== null ? jobPath(row.site_slug, row.slug) : null,
});

/** The live posts of the groups that the signed-in person works for, those for the staff first, then the newest. */
export async function listStaffPosts(
  tx: Tx<'self'>,
  now: Date,
  window: { readonly offset: number; readonly limit: number },
): Promise<StaffPost[]> {
  return (await findStaffPosts(tx, now, { ...window, jobId: null })).map(staffPost);
}

/** One of them; undefined for a post that is not theirs to see. */
export async function findStaffPost(tx: Tx<'self'>, now: Date, jobId: string): Promise<StaffPost | undefined> {
  const [row] = await findStaffPosts(tx, now, { offset: 0, limit: 1, jobId });
  return row === undefined ? undefined : staffPost(row);
}
