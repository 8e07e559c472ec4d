import type { Tx } from '@hearth/platform/database';
import { type RawBuilder, sql } from 'kysely';
import type { ShiftContent } from '../../contract/schemas.ts';

/** A shift of the working copy, with what staff see of it. */
export interface ShiftRow {
  readonly id: string;
  readonly location_id: string;
  readonly employee_id: string | null;
  readonly position_id: string | null;
  readonly local_date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly unpaid_break_minutes: number;
  readonly paid_break_minutes: number;
  readonly station: string;
  readonly note: string;
  readonly version: number;
  readonly removed: boolean;
  readonly published: ShiftContent | null;
}

const COLUMNS = sql`s.id, s.location_id, s.employee_id, s.position_id, s.local_date, s.start_time, s.end_time, s.starts_at, s.ends_at,
  s.unpaid_break_minutes, s.paid_break_minutes, s.station, s.note, s.version, s.removed,
  case when p.id is not null then jsonb_build_object(
    'employee_id', p.employee_id, 'position_id', p.position_id, 'date', p.local_date,
    'start', to_char(p.start_time, 'HH24:MI'), 'end', to_char(p.end_time, 'HH24:MI'),
    'unpaid_break_minutes', p.unpaid_break_minutes, 'paid_break_minutes', p.paid_break_minutes,
    'station', p.station, 'note', p.note) end as published`;

function select(where: RawBuilder<unknown>, tail: RawBuilder<unknown> = sql``): RawBuilder<ShiftRow> {
  return sql<ShiftRow>`
    select ${COLUMNS} from scheduling.shift s left join scheduling.published_shift p on p.id = s.id
    where ${where} order by s.starts_at, s.id ${tail}`;
}

/** The shifts of a location on some days, and those that staff still see there though they are removed or moved away. */
export function findShiftsAt(tx: Tx, locationId: string, days: { from: string; to: string }): Promise<ShiftRow[]> {
  // Two index reads; with `or` the planner would read every shift that the location ever had.
  return tx.execute(
    select(sql`s.location_id = ${locationId} and (not s.removed or p.id is not null) and s.id in (
      select id from scheduling.shift
        where location_id = ${locationId} and local_date between ${days.from}::date and ${days.to}::date
      union
      select id from scheduling.published_shift
        where location_id = ${locationId} and local_date between ${days.from}::date and ${days.to}::date)`),
  );
}

/** The shifts of some positions at a location that nobody holds, published or not, the nearest first. */
export function findUnheldAt(
  tx: Tx,
  at: {
    readonly locationId: string;
    readonly positionIds: readonly string[];
    readonly days: { from: string; to: string };
  },
  limit: number,
): Promise<ShiftRow[]> {
  return tx.execute(
    select(
      sql`s.location_id = ${at.locationId} and s.employee_id is null and not s.removed
        and s.position_id = any (${[...at.positionIds]}::uuid[])
        and s.local_date between ${at.days.from}::date and ${at.days.to}::date`,
      sql`limit ${limit}`,
    ),
  );
}

/** Shifts by id, at whatever location of the group, removed ones included. */
export function findShiftsById(tx: Tx, ids: readonly string[]): Promise<ShiftRow[]> {
  return tx.execute(select(sql`s.id = any (${[...ids]}::uuid[])`));
}

/** Keeps others from changing these shifts until the transaction ends. Always in the same order, so that nobody waits in a circle. */
export async function lockShifts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select 1 from scheduling.shift where id = any (${[...ids]}::uuid[]) order by id for update`);
}

/** Keeps others from giving shifts to these people, at any location, until the transaction ends. */
export async function lockPeople(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(id, 0)) from (select unnest(${[...ids]}::text[]) as id order by 1) people`);
}

/** A shift as conflicts of hours and rest see it. */
export interface NearbyRow {
  readonly id: string;
  readonly employee_id: string;
  readonly location_id: string;
  readonly position_id: string | null;
  readonly local_date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly unpaid_break_minutes: number;
}

/** The shifts of people on some days, at all locations of the group. */
export function findShiftsOfPeople(
  tx: Tx,
  employeeIds: readonly string[],
  days: { from: string; to: string },
): Promise<NearbyRow[]> {
  return tx.execute<NearbyRow>(sql`
    select id, employee_id, location_id, position_id, local_date, start_time, end_time, starts_at, ends_at, unpaid_break_minutes
    from scheduling.shift
    where employee_id = any (${[...employeeIds]}::uuid[]) and not removed
      and local_date between ${days.from}::date and ${days.to}::date
    order by starts_at`);
}

/** Counts identical shifts at locations by a key of location, person and times, joined by spaces. */
export async function findBulkTwins(
  tx: Tx,
  locationIds: readonly string[],
  days: { from: string; to: string },
): Promise<Map<string, number>> {
  const rows = await tx.execute<{ key: string; number: number }>(sql`
    select location_id || ' ' || coalesce(employee_id::text, '') || ' ' || local_date || ' ' || to_char(start_time, 'HH24:MI')
      || ' ' || to_char(end_time, 'HH24:MI') as key, count(*) as number
    from scheduling.shift
    where location_id = any (${[...locationIds]}::uuid[]) and local_date between ${days.from}::date and ${days.to}::date and not removed
    group by 1`);
  return new Map(rows.map((row) => [row.key, row.number]));
}

/** A shift to be written. */
export interface WrittenShift extends ShiftContent {
  readonly id: string;
  readonly location_id: string;
  readonly time_zone: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly version: number;
  readonly removed: boolean;
}

const WRITTEN = sql`(id uuid, location_id uuid, employee_id uuid, position_id uuid, date date, "start" time, "end" time, time_zone text,
  starts_at timestamptz, ends_at timestamptz, unpaid_break_minutes smallint, paid_break_minutes smallint, station text, note text,
  version int, removed boolean)`;

/** Adds shifts. Answers how many were added: an id that anybody already uses is left alone. */
export async function insertShifts(
  tx: Tx,
  groupId: string,
  shifts: readonly WrittenShift[],
  by: { at: Date; userId: string | null },
): Promise<number> {
  if (shifts.length === 0) return 0;
  const added = await tx.execute(sql`
    insert into scheduling.shift (id, group_id, location_id, employee_id, position_id, local_date, start_time, end_time, time_zone,
      starts_at, ends_at, unpaid_break_minutes, paid_break_minutes, station, note, version, removed, updated_at, updated_by)
    select id, ${groupId}::uuid, location_id, employee_id, position_id, date, "start", "end", time_zone,
      starts_at, ends_at, unpaid_break_minutes, paid_break_minutes, station, note, version, removed, ${by.at}::timestamptz, ${by.userId}::uuid
    from jsonb_to_recordset(${JSON.stringify(shifts)}::jsonb) as row ${WRITTEN}
    on conflict (id) do nothing returning 1`);
  return added.length;
}

/** Changes shifts that the caller has locked, in one statement. */
export async function updateShifts(
  tx: Tx,
  shifts: readonly WrittenShift[],
  by: { at: Date; userId: string },
): Promise<void> {
  if (shifts.length === 0) return;
  await tx.execute(sql`
    update scheduling.shift set employee_id = row.employee_id, position_id = row.position_id, local_date = row.date,
      start_time = row."start", end_time = row."end", time_zone = row.time_zone, starts_at = row.starts_at, ends_at = row.ends_at,
      unpaid_break_minutes = row.unpaid_break_minutes, paid_break_minutes = row.paid_break_minutes, station = row.station,
      note = row.note, version = row.version, removed = row.removed, updated_at = ${by.at}::timestamptz, updated_by = ${by.userId}::uuid
    from jsonb_to_recordset(${JSON.stringify(shifts)}::jsonb) as row ${WRITTEN}
    where shift.id = row.id`);
}
