import type { PermittedCodes } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** The figures of a day on which something is planned. */
export interface MonthDayRow {
  readonly date: string;
  readonly shifts: number;
  readonly open: number;
  readonly unpublished: number;
  readonly minutes: number;
  readonly people: number;
}

interface Wanted {
  readonly locationId: string;
  readonly days: { readonly from: string; readonly to: string };
  readonly departments: PermittedCodes;
}

/** What is planned on the days of a location; days on which nothing is are absent. */
export function findMonthDays(tx: Tx, { locationId, days, departments }: Wanted): Promise<MonthDayRow[]> {
  const ofDepartments =
    departments === null
      ? sql`true`
      : sql`s.position_id in (select id from team.position_view where department = any (${[...departments]}::text[]))`;
  return tx.execute<MonthDayRow>(sql`
    select s.local_date as date, count(*)::int as shifts, count(*) filter (where s.employee_id is null)::int as open,
      count(*) filter (where p.id is null or (p.employee_id, p.position_id, p.local_date, p.start_time, p.end_time)
        is distinct from (s.employee_id, s.position_id, s.local_date, s.start_time, s.end_time))::int as unpublished,
      coalesce(sum(extract(epoch from s.ends_at - s.starts_at) / 60 - s.unpaid_break_minutes)
        filter (where s.employee_id is not null), 0)::int as minutes,
      count(distinct s.employee_id)::int as people
    from scheduling.shift s left join scheduling.published_shift p on p.id = s.id
    where s.location_id = ${locationId} and s.local_date between ${days.from}::date and ${days.to}::date and not s.removed
      and ${ofDepartments}
    group by s.local_date`);
}

/** How many people of a location have approved time off, by day; days on which nobody has are absent. */
export function countAwayByDay(
  tx: Tx,
  groupId: string,
  { locationId, days, departments }: Wanted,
): Promise<{ readonly date: string; readonly away: number }[]> {
  const ofDepartments =
    departments === null
      ? sql`true`
      : sql`e.position_id in (select id from team.position_view where department = any (${[...departments]}::text[]))`;
  return tx.execute(sql`
    select d.day::date as date, count(distinct t.employee_id)::int as away
    from scheduling.time_off t
      join team.employee_view e on e.id = t.employee_id and e.location_id = ${locationId}
      cross join lateral generate_series(greatest(t.starts_on, ${days.from}::date), least(t.ends_on, ${days.to}::date), interval '1 day') as d (day)
    where t.group_id = ${groupId} and t.state = 'APPROVED' and t.starts_on <= ${days.to}::date and t.ends_on >= ${days.from}::date
      and ${ofDepartments}
    group by 1`);
}
