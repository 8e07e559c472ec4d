import type { BrandGrant, PermittedCodes } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A shift of one day of a location, with who holds it. */
export interface DayShiftRow {
  readonly id: string;
  readonly employee_id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly position_name: string | null;
  readonly start_time: string;
  readonly end_time: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** Its holder has approved time off on this day. */
  readonly away: boolean;
  /** Staff see it. */
  readonly published: boolean;
}

/** Whether an absence takes some of a shift's time: all of it, unless it is for hours of a day. */
const TAKES_TIME = sql`(t.start_time is null or (s.start_time < coalesce(nullif(t.end_time, '00:00'), '24:00')
  and (s.end_time > t.start_time or s.end_time <= s.start_time)))`;

/** The shifts of a location on a day, in order of time; of some departments only, where the right is narrowed to them. */
export function findDayShifts(
  tx: Tx,
  locationId: string,
  date: string,
  departments: PermittedCodes,
): Promise<DayShiftRow[]> {
  const ofDepartments = departments === null ? sql`true` : sql`d.department = any (${[...departments]}::text[])`;
  return tx.execute<DayShiftRow>(sql`
    select s.id, s.employee_id, e.first_name, e.last_name, d.name as position_name, s.start_time, s.end_time, s.starts_at, s.ends_at,
      exists (select 1 from scheduling.time_off t where t.employee_id = s.employee_id and t.state = 'APPROVED'
        and s.local_date between t.starts_on and t.ends_on and ${TAKES_TIME}) as away,
      p.id is not null as published
    from scheduling.shift s
      left join team.employee_view e on e.id = s.employee_id
      left join team.position_view d on d.id = s.position_id
      left join scheduling.published_shift p on p.id = s.id
    where s.location_id = ${locationId} and s.local_date = ${date}::date and not s.removed and ${ofDepartments}
    order by s.starts_at, s.id`);
}

/** Open and unpublished shift counts per day. */
export interface UpcomingRow {
  readonly date: string;
  readonly gaps: number;
  readonly hidden: number;
}

/** The days on which something is open or unpublished, both ends included. */
export function findDaysAhead(
  tx: Tx,
  locationId: string,
  days: { from: string; to: string },
  departments: PermittedCodes,
): Promise<UpcomingRow[]> {
  const ofDepartments =
    departments === null
      ? sql`true`
      : sql`s.position_id in (select id from team.position_view where department = any (${[...departments]}::text[]))`;
  return tx.execute<UpcomingRow>(sql`
    select s.local_date as date, count(*) filter (where s.employee_id is null)::int as gaps, count(*) filter (where p.id is null)::int as hidden
    from scheduling.shift s left join scheduling.published_shift p on p.id = s.id
    where s.location_id = ${locationId} and s.local_date between ${days.from}::date and ${days.to}::date and not s.removed
      and ${ofDepartments} and (s.employee_id is null or p.id is null)
    group by s.local_date order by s.local_date`);
}

/** The pending figures of each location of a grant; locations without any are absent. */
export interface ScheduleFigures {
  readonly location_id: string;
  /** Shifts of today that nobody holds. */
  readonly gaps: number;
  /** Shifts of the next seven days that staff do not see yet. */
  readonly hidden: number;
}

/** The active locations of a grant with the date that it is there. */
const localDays = (grant: BrandGrant, now: Date) => sql`
  select id, (${now}::timestamptz at time zone time_zone)::date as today from core.brand_view
  where group_id = ${grant.groupId} and type = 'LOCATION' and status = 'active' and ancestor_ids && ${[...grant.nodes]}::uuid[]`;

const DAY_MS = 86_400_000;
/** No place on earth is further than a day from the date in UTC. */
const utcDateAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** Gaps of today and unpublished shifts of the week ahead, by location: one statement for however many there are. */
export function countShifts(tx: Tx, grant: BrandGrant, now: Date): Promise<ScheduleFigures[]> {
  return tx.execute<ScheduleFigures>(sql`
    select l.id as location_id,
      count(*) filter (where s.local_date = l.today and s.employee_id is null)::int as gaps,
      count(*) filter (where s.local_date > l.today and p.id is null)::int as hidden
    from (${localDays(grant, now)}) l
      join scheduling.shift s on s.location_id = l.id and s.group_id = ${grant.groupId} and not s.removed
        and s.local_date between ${utcDateAfter(now, -1)}::date and ${utcDateAfter(now, 8)}::date
        and s.local_date between l.today and l.today + 7
      left join scheduling.published_shift p on p.id = s.id
    where (s.employee_id is null and s.local_date = l.today) or (p.id is null and s.local_date > l.today)
    group by l.id`);
}

/** How many shifts of a location have yet to begin, drafts included. */
export async function countComingShifts(tx: Tx, locationId: string, now: Date): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from scheduling.shift
    where location_id = ${locationId} and not removed and starts_at > ${now} and local_date >= ${utcDateAfter(now, -1)}::date`);
  return row?.n ?? 0;
}

/** Shifts of today whose holder has approved time off, by location. */
export function countAway(
  tx: Tx,
  grant: BrandGrant,
  now: Date,
): Promise<{ readonly location_id: string; readonly away: number }[]> {
  return tx.execute(sql`
    select l.id as location_id, count(*)::int as away
    from (${localDays(grant, now)}) l
      join scheduling.shift s on s.location_id = l.id and s.local_date = l.today and s.group_id = ${grant.groupId} and not s.removed
        and s.local_date between ${utcDateAfter(now, -1)}::date and ${utcDateAfter(now, 1)}::date
      join (
        select distinct employee_id, starts_on, ends_on, start_time, end_time from scheduling.time_off
        where group_id = ${grant.groupId} and state = 'APPROVED' and starts_on <= ${utcDateAfter(now, 1)}::date and ends_on >= ${utcDateAfter(now, -1)}::date
      ) t on t.employee_id = s.employee_id and l.today between t.starts_on and t.ends_on and ${TAKES_TIME}
    group by l.id`);
}

/** Requests for time off that nobody has decided and that are not over, by the location of whoever asks. */
export function countRequests(
  tx: Tx,
  grant: BrandGrant,
  now: Date,
): Promise<{ readonly location_id: string; readonly time_off: number }[]> {
  return tx.execute(sql`
    select e.location_id, count(*)::int as time_off
    from scheduling.time_off t join team.employee_view e on e.id = t.employee_id
    where t.group_id = ${grant.groupId} and t.state = 'REQUESTED' and t.ends_on >= ${utcDateAfter(now, -1)}::date
      and e.location_id in (select id from (${localDays(grant, now)}) l)
    group by e.location_id`);
}
