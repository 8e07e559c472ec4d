import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { AbsenceReport } from '../../contract/absence-endpoints.ts';

/** A report as it is stored. */
export interface AbsenceRow {
  readonly id: string;
  readonly shift_id: string;
  readonly employee_id: string;
  readonly location_id: string;
  readonly group_id: string;
  readonly kind: AbsenceReport['kind'];
  readonly minutes_late: number | null;
  readonly note: string;
  readonly reported_at: Date;
  readonly ended_at: Date | null;
  readonly seen_at: Date | null;
}

const COLUMNS = sql`a.id, a.shift_id, a.employee_id, a.location_id, a.group_id, a.kind, a.minutes_late, a.note, a.reported_at,
  a.ended_at, a.seen_at`;

/** What stands of people's reports from a day on. */
export function findOwnAbsences(tx: Tx, employeeIds: readonly string[], from: string): Promise<AbsenceRow[]> {
  return tx.execute<AbsenceRow>(sql`
    select ${COLUMNS} from scheduling.absence_report a
    where a.employee_id = any (${[...employeeIds]}::uuid[]) and a.local_date >= ${from}::date and a.ended_at is null
    order by a.reported_at`);
}

/** One report, by its id. */
export async function findAbsence(tx: Tx<'system'>, id: string): Promise<AbsenceRow | undefined> {
  const [row] = await tx.execute<AbsenceRow>(
    sql`select ${COLUMNS} from scheduling.absence_report a where a.id = ${id}`,
  );
  return row;
}

/** Ends what somebody reported for a shift; the ended report, if there was one. */
export async function endAbsence(
  tx: Tx<'system'>,
  { shiftId, employeeId, at }: { readonly shiftId: string; readonly employeeId: string; readonly at: Date },
): Promise<AbsenceRow | undefined> {
  const [row] = await tx.execute<AbsenceRow>(sql`
    update scheduling.absence_report a set ended_at = ${at}::timestamptz
    where a.shift_id = ${shiftId} and a.employee_id = ${employeeId} and a.ended_at is null returning ${COLUMNS}`);
  return row;
}

/** How often somebody has reported something for a shift, what they took back included. */
export async function countAbsences(tx: Tx<'system'>, shiftId: string, employeeId: string): Promise<number> {
  const [row] = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from scheduling.absence_report where shift_id = ${shiftId} and employee_id = ${employeeId}`);
  return row?.count ?? 0;
}

export async function insertAbsence(
  tx: Tx<'system'>,
  row: Omit<AbsenceRow, 'ended_at' | 'seen_at'> & { readonly local_date: string },
): Promise<void> {
  await tx.execute(sql`
    insert into scheduling.absence_report
      (id, group_id, location_id, employee_id, shift_id, local_date, kind, minutes_late, note, reported_at)
    values (${row.id}, ${row.group_id}, ${row.location_id}, ${row.employee_id}, ${row.shift_id}, ${row.local_date}::date,
      ${row.kind}, ${row.minutes_late}, ${row.note}, ${row.reported_at}::timestamptz)`);
}

/** A report with whose it is, and the shift as staff see it. */
export interface ListedAbsenceRow extends AbsenceRow {
  readonly first_name: string;
  readonly last_name: string;
  readonly user_id: string | null;
  readonly position_name: string | null;
  readonly local_date: string;
  readonly start_time: string;
  readonly end_time: string;
}

const MOST_LISTED = 200;

/** What was reported for shifts of a location on some days; a shift that is not its person's any more has none. */
export function findAbsencesAt(
  tx: Tx,
  locationId: string,
  days: { readonly from: string; readonly to: string },
): Promise<ListedAbsenceRow[]> {
  return tx.execute<ListedAbsenceRow>(sql`
    select ${COLUMNS}, e.first_name, e.last_name, e.user_id, s.position_name, s.local_date,
      to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time
    from scheduling.absence_report a
    join scheduling.published_shift s on s.id = a.shift_id and s.employee_id = a.employee_id
    join team.employee_view e on e.id = a.employee_id
    where a.location_id = ${locationId} and a.local_date between ${days.from}::date and ${days.to}::date and a.ended_at is null
    order by s.starts_at, a.id limit ${MOST_LISTED}`);
}

/** Says that a manager knows; nothing where the report is not of the location, or the manager's own. */
export async function markSeen(
  tx: Tx,
  locationId: string,
  id: string,
  by: { readonly userId: string; readonly at: Date },
): Promise<Date | undefined> {
  const [row] = await tx.execute<{ seen_at: Date }>(sql`
    update scheduling.absence_report a set seen_by = coalesce(a.seen_by, ${by.userId}),
      seen_at = coalesce(a.seen_at, ${by.at}::timestamptz)
    from team.employee_view e
    where e.id = a.employee_id and a.id = ${id} and a.location_id = ${locationId}
      and e.user_id is distinct from ${by.userId} returning a.seen_at`);
  return row?.seen_at;
}

/** Which of some people with accounts work at a location at a moment; who reported that they are not there does not. */
export async function findOnDuty(
  tx: Tx<'system'>,
  locationId: string,
  userIds: readonly string[],
  at: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx.execute<{ user_id: string }>(sql`
    select e.user_id from scheduling.published_shift s join team.employee_view e on e.id = s.employee_id
    where s.location_id = ${locationId} and e.user_id = any (${[...userIds]}::uuid[])
      and s.starts_at <= ${at}::timestamptz and s.starts_at > ${at}::timestamptz - interval '1 day' and s.ends_at > ${at}::timestamptz
      and not exists (select 1 from scheduling.absence_report a where a.shift_id = s.id and a.employee_id = s.employee_id
        and a.kind = 'ABSENT' and a.ended_at is null)`);
  return new Set(rows.map((row) => row.user_id));
}
