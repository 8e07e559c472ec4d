import { EARLIEST_DAY } from '@hearth/kit/schema';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Part } from '../../rules/employment/terms.ts';

/** What holds of one part of an employment from a day on. */
export interface TermRow {
  readonly employee_id: string;
  readonly part: Part;
  readonly from_day: string;
  readonly location_id: string | null;
  readonly position_id: string | null;
  readonly further_ids: string[];
  readonly minutes_per_week: number | null;
  readonly pattern: number[] | null;
}

const COLUMNS = sql`employee_id, part, from_day, location_id, position_id, further_ids, minutes_per_week, pattern`;

/**
 * Keeps what employees have had until now as terms that have always held, for those of these parts that have no terms yet. To be
 * called before the columns or the terms of a part change.
 */
export async function keepPresent(tx: Tx, ids: readonly string[], parts: readonly Part[]): Promise<void> {
  if (ids.length === 0 || parts.length === 0) return;
  await tx.execute(sql`${copyColumns(ids, parts, EARLIEST_DAY)}
    and not exists (select 1 from team.term t where t.employee_id = e.id and t.part = kind.part)
    on conflict do nothing`);
}

/** Records what the columns of employees say as terms from a day on: for changes that were written to the columns. */
export async function recordPresent(
  tx: Tx,
  ids: readonly string[],
  parts: readonly Part[],
  from: string,
): Promise<void> {
  if (ids.length === 0 || parts.length === 0) return;
  await tx.execute(sql`${copyColumns(ids, parts, from)} ${REPLACING}`);
}

const REPLACING = sql`on conflict (employee_id, part, from_day) do update set location_id = excluded.location_id,
  position_id = excluded.position_id, further_ids = excluded.further_ids, minutes_per_week = excluded.minutes_per_week,
  pattern = excluded.pattern, applied_at = excluded.applied_at`;

function copyColumns(ids: readonly string[], parts: readonly Part[], from: string) {
  return sql`
    insert into team.term (employee_id, part, from_day, group_id, location_id, position_id, further_ids, minutes_per_week, applied_at)
    select e.id, kind.part, ${from}::date, e.group_id,
      case when kind.part = 'PLACES' then e.location_id end,
      case when kind.part = 'POSITIONS' then e.position_id end,
      case kind.part when 'PLACES' then array(select location_id from team.secondary_location s where s.employee_id = e.id order by 1)
        when 'POSITIONS' then e.further_position_ids else '{}' end,
      case when kind.part = 'CONTRACT' then e.contract_minutes_per_week end,
      platform.moment()
    from team.employee e cross join unnest(${[...parts]}::text[]) kind(part)
    where e.id = any (${[...ids]}::uuid[])`;
}

/** Writes terms that the columns do not say yet, in place of those of the same day. */
export async function putTerms(tx: Tx, groupId: string, rows: readonly TermRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into team.term (group_id, ${COLUMNS}, applied_at)
    select ${groupId}::uuid, ${COLUMNS}, null::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (employee_id uuid, part text, from_day date, location_id uuid,
      position_id uuid, further_ids uuid[], minutes_per_week int, pattern int[])
    ${REPLACING}`);
}

/** The terms of an employee, oldest first. */
export function findTerms(tx: Tx, employeeId: string): Promise<TermRow[]> {
  return tx.execute<TermRow>(sql`
    select ${COLUMNS} from team.term where employee_id = ${employeeId} order by part, from_day`);
}

/** Where an employee works, and as what, on a day; nothing of an employee who does not exist. */
export async function findPlacementOn(
  tx: Tx<'system'>,
  employeeId: string,
  day: string,
): Promise<{ readonly location_id: string; readonly position_id: string | null } | undefined> {
  const [row] = await tx.execute<{ location_id: string; position_id: string | null }>(sql`
    select coalesce(place.location_id, e.location_id) as location_id,
      case when role.part is null then e.position_id else role.position_id end as position_id
    from team.employee e
      left join lateral (${latest('PLACES', employeeId, day)}) place on true
      left join lateral (${latest('POSITIONS', employeeId, day)}) role on true
    where e.id = ${employeeId}`);
  return row;
}

/** Deletes a term whose day is after another one. Tells whether there was one. */
export async function deleteComingTerm(
  tx: Tx,
  employeeId: string,
  { part, from, after }: { readonly part: Part; readonly from: string; readonly after: string },
): Promise<boolean> {
  const rows = await tx.execute(sql`
    delete from team.term where employee_id = ${employeeId} and part = ${part} and from_day = ${from}::date
      and from_day > ${after}::date returning from_day`);
  return rows.length > 0;
}

/**
 * Makes the columns of an employee say what its terms say of a day, and notes that they do. Parts without terms stay. The row is
 * locked by the caller.
 */
export async function applyTerms(tx: Tx, employeeId: string, day: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update team.employee e set
      location_id = coalesce(place.location_id, e.location_id),
      position_id = case when role.part is null then e.position_id else role.position_id end,
      further_position_ids = case when role.part is null then e.further_position_ids else role.further_ids end,
      contract_minutes_per_week = case when hours.part is null then e.contract_minutes_per_week else hours.minutes_per_week end,
      version = e.version + 1, updated_at = ${now}::timestamptz
    from (select 1) one
      left join lateral (${latest('PLACES', employeeId, day)}) place on true
      left join lateral (${latest('POSITIONS', employeeId, day)}) role on true
      left join lateral (${latest('CONTRACT', employeeId, day)}) hours on true
    where e.id = ${employeeId}`);
  const place = sql`(${latest('PLACES', employeeId, day)}) place`;
  await tx.execute(sql`
    delete from team.secondary_location s using ${place}
    where s.employee_id = ${employeeId} and not s.location_id = any (place.further_ids)`);
  await tx.execute(sql`
    insert into team.secondary_location (employee_id, location_id, group_id)
    select place.employee_id, further.id, place.group_id from ${place} cross join unnest(place.further_ids) further(id)
    on conflict do nothing`);
  await tx.execute(sql`
    update team.term set applied_at = ${now}::timestamptz
    where employee_id = ${employeeId} and applied_at is null and from_day <= ${day}::date`);
}

function latest(part: Part, employeeId: string, day: string) {
  return sql`select * from team.term where employee_id = ${employeeId} and part = ${part} and from_day <= ${day}::date
    order by from_day desc limit 1`;
}

/** Employees with terms whose day has come where they work, and the day it is there. */
export function findDueTerms(
  tx: Tx<'system'>,
  now: Date,
  limit: number,
): Promise<{ employee_id: string; group_id: string; today: string }[]> {
  return tx.execute(sql`
    select distinct e.id as employee_id, e.group_id,
      (${now}::timestamptz at time zone place.time_zone)::date as today
    from team.term t join team.employee e on e.id = t.employee_id join core.brand_view place on place.id = e.location_id
    where t.applied_at is null and t.from_day <= (${now}::timestamptz at time zone place.time_zone)::date
    order by e.id limit ${limit}`);
}
