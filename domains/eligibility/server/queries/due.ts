import type { Tx } from '@hearth/platform/database';
import { sql, type RawBuilder } from 'kysely';
import { FOLLOW_UP_DAYS, LATEST_TOLD_DAYS } from '../../rules/limits.ts';

/** The hour of the day, at the location, from which people are told of what is due that day. */
const FROM_HOUR = 8;

/** A case of which something is due: a first check, or another before an authorisation ends. */
export interface DueRow {
  readonly id: string;
  readonly group_id: string;
  readonly about: 'CHECK' | 'FOLLOW_UP';
  readonly on_day: string;
  readonly today: string;
}

const near = (day: RawBuilder<unknown>, now: Date, ahead: number): RawBuilder<unknown> => sql`
  ${day} between (${now}::timestamptz at time zone 'UTC')::date - ${LATEST_TOLD_DAYS + 1}::int
    and (${now}::timestamptz at time zone 'UTC')::date + ${ahead + 1}::int`;

/**
 * The cases of active employees that may be told of today, in the morning of their location, after one of them in the order of their ids:
 * first checks within four days or late for a week, and authorisations that end within 90 days or ended within a week.
 */
export function findDue(
  tx: Tx<'system'>,
  now: Date,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<DueRow[]> {
  const beyond = after === null ? sql`true` : sql`c.id > ${after}::uuid`;
  return tx.execute<DueRow>(sql`
    select c.id, c.group_id, case when c.valid_until is null then 'CHECK' else 'FOLLOW_UP' end as about,
      coalesce(c.valid_until, c.check_by) as on_day, (${now}::timestamptz at time zone b.time_zone)::date as today
    from eligibility.work_case c
    join team.employee_view e on e.id = c.employee_id and e.status = 'ACTIVE'
    join core.brand_view b on b.id = e.location_id
    where ${beyond} and extract(hour from ${now}::timestamptz at time zone b.time_zone) >= ${FROM_HOUR}
      and (c.valid_until is not null and c.state <> 'NOT_NEEDED' and (e.end_date is null or e.end_date >= c.valid_until)
          and ${near(sql`c.valid_until`, now, FOLLOW_UP_DAYS)}
        or c.valid_until is null and c.state in ('NOT_STARTED', 'WITH_EMPLOYEE', 'TO_CHECK') and ${near(sql`c.check_by`, now, 4)})
    order by c.id limit ${limit}`);
}

/** Notes that people are told; answers of which cases nobody else has noted it. */
export async function claimReminders(
  tx: Tx<'system'>,
  due: readonly (Pick<DueRow, 'id' | 'group_id' | 'about' | 'on_day'> & { readonly step: number })[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (due.length === 0) return new Set();
  const rows = await tx.execute<{ case_id: string }>(sql`
    insert into eligibility.reminder (case_id, about, on_day, days_before, group_id, at)
    select id, about, on_day, step, group_id, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as d (id uuid, group_id uuid, about text, on_day date, step smallint)
    order by id
    on conflict do nothing returning case_id`);
  return new Set(rows.map((row) => row.case_id));
}

/** The locations of some countries. */
export async function findPlacesIn(tx: Tx<'system'>, countries: readonly string[]): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select id from core.brand_view where type = 'LOCATION' and country = any (${[...countries]}::text[]) order by id`);
  return rows.map(({ id }) => id);
}

/**
 * Active employees without a case of the law of their country, after one of them in the order of their ids: those who begin today or later, or
 * who moved from the law of another country, and at some places everybody.
 */
export async function findUnasked(
  tx: Tx<'system'>,
  laws: readonly { readonly country: string; readonly regime: string }[],
  of: {
    readonly everybody: readonly string[];
    readonly newOnly: readonly string[];
    readonly now: Date;
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<string[]> {
  const { everybody, newOnly, now, after, limit } = of;
  const beyond = after === null ? sql`true` : sql`e.id > ${after}::uuid`;
  const rows = await tx.execute<{ id: string }>(sql`
    select e.id
    from team.employee_view e join core.brand_view b on b.id = e.location_id
    join jsonb_to_recordset(${JSON.stringify(laws)}::jsonb) as l (country text, regime text) on l.country = b.country
    where e.status = 'ACTIVE' and ${beyond}
      and (e.location_id = any (${[...everybody]}::uuid[]) or e.location_id = any (${[...newOnly]}::uuid[])
        and (e.hire_date >= (${now}::timestamptz at time zone b.time_zone)::date
          or exists (select 1 from eligibility.work_case o where o.employee_id = e.id)))
      and not exists (select 1 from eligibility.work_case c where c.employee_id = e.id and c.regime = l.regime)
    order by e.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** An open first check whose days may no longer be right: of which somebody has got an account, or begins on another day. */
export interface OpenRow {
  readonly id: string;
  readonly regime: string;
  readonly state: string;
  readonly starts_on: string;
  readonly statement_by: string | null;
  readonly check_by: string;
  readonly location_id: string;
  readonly hire_date: string;
  /** The day at the location on which the check was begun. */
  readonly begun_on: string;
  readonly has_account: boolean;
}

/** The open first checks of active employees, after one of them in the order of their ids. */
export function findOpen(
  tx: Tx<'system'>,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<OpenRow[]> {
  const beyond = after === null ? sql`true` : sql`c.id > ${after}::uuid`;
  return tx.execute<OpenRow>(sql`
    select c.id, c.regime, c.state, c.starts_on, c.statement_by, c.check_by, e.location_id, e.hire_date,
      (c.started_at at time zone b.time_zone)::date as begun_on, e.user_id is not null as has_account
    from eligibility.work_case c
    join team.employee_view e on e.id = c.employee_id and e.status = 'ACTIVE'
    join core.brand_view b on b.id = e.location_id
    where ${beyond} and c.valid_until is null and c.state in ('NOT_STARTED', 'WITH_EMPLOYEE', 'TO_CHECK')
    order by c.id limit ${limit}`);
}

/** A case of somebody who has left. */
export interface LeftRow {
  readonly id: string;
  readonly group_id: string;
  readonly employee_id: string;
  readonly regime: string;
  readonly starts_on: string;
  readonly end_date: string;
  readonly today: string;
}

/** The cases of people who left longer ago than an end can be taken back, after one of them in the order of their ids. */
export function findLeft(
  tx: Tx<'system'>,
  now: Date,
  { after, limit, days }: { readonly after: string | null; readonly limit: number; readonly days: number },
): Promise<LeftRow[]> {
  const beyond = after === null ? sql`true` : sql`c.id > ${after}::uuid`;
  return tx.execute<LeftRow>(sql`
    select c.id, c.group_id, c.employee_id, c.regime, c.starts_on, e.end_date,
      (${now}::timestamptz at time zone b.time_zone)::date as today
    from eligibility.work_case c join team.employee_view e on e.id = c.employee_id and e.status = 'ENDED' and e.end_date is not null
    join core.brand_view b on b.id = e.location_id
    where ${beyond} and e.end_date + ${days}::int < (${now}::timestamptz at time zone b.time_zone)::date
    order by c.id limit ${limit}`);
}

/** Deletes a case with what was said and shown; its record of deeds stays. */
export async function deleteCase(tx: Tx<'system'>, id: string): Promise<void> {
  await tx.execute(sql`delete from eligibility.work_case where id = ${id}`);
}
