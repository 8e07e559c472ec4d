import { json, type Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { AvailabilityWishes } from '../../contract/availability-schemas.ts';
import type { AvailabilityException, AvailabilitySlot } from '../../contract/schemas.ts';
import { NO_WISHES } from '../../rules/availability.ts';

export interface UsualWeekRow {
  readonly employee_id: string;
  readonly effective_from: string;
  readonly slots: AvailabilitySlot[];
  readonly wishes: AvailabilityWishes;
}

/** Finds the usual weeks of people up to a day, newest first. */
export function findUsualWeeks(tx: Tx, employeeIds: readonly string[], until: string): Promise<UsualWeekRow[]> {
  return tx.execute<UsualWeekRow>(sql`
    select employee_id, effective_from, slots, json_build_object('min_minutes', min_minutes, 'max_minutes', max_minutes,
      'max_days', max_days) as wishes from scheduling.usual_week
    where employee_id = any (${[...employeeIds]}::uuid[]) and effective_from <= ${until}::date
    order by employee_id, effective_from desc`);
}

/** Sets the usual week of a person from a date on. */
export async function putUsualWeek(
  tx: Tx,
  row: {
    employeeId: string;
    groupId: string;
    from: string;
    slots: readonly AvailabilitySlot[];
    wishes?: AvailabilityWishes;
    at: Date;
  },
): Promise<void> {
  const { min_minutes: min, max_minutes: max, max_days: days } = row.wishes ?? NO_WISHES;
  await tx.execute(sql`
    insert into scheduling.usual_week
      (employee_id, effective_from, group_id, slots, min_minutes, max_minutes, max_days, said_at)
    values (${row.employeeId}, ${row.from}::date, ${row.groupId}, ${json(row.slots)}, ${min}, ${max}, ${days},
      ${row.at}::timestamptz)
    on conflict (employee_id, effective_from) do update set slots = excluded.slots, min_minutes = excluded.min_minutes,
      max_minutes = excluded.max_minutes, max_days = excluded.max_days, said_at = excluded.said_at`);
}

export interface ExceptionRow {
  readonly id: string;
  readonly employee_id: string;
  readonly local_date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly kind: AvailabilityException['kind'];
}

/** The exceptions of people on some days. */
export function findExceptions(
  tx: Tx,
  employeeIds: readonly string[],
  days: { from: string; to: string },
): Promise<ExceptionRow[]> {
  return tx.execute<ExceptionRow>(sql`
    select id, employee_id, local_date, start_time, end_time, kind from scheduling.availability_exception
    where employee_id = any (${[...employeeIds]}::uuid[]) and local_date between ${days.from}::date and ${days.to}::date
    order by local_date, start_time`);
}

export async function insertException(tx: Tx, groupId: string, row: ExceptionRow): Promise<void> {
  await tx.execute(sql`
    insert into scheduling.availability_exception (id, group_id, employee_id, local_date, start_time, end_time, kind)
    values (${row.id}, ${groupId}, ${row.employee_id}, ${row.local_date}::date, ${row.start_time}::time, ${row.end_time}::time, ${row.kind})`);
}

/** Takes an exception away; says whether there was one. */
export async function deleteException(tx: Tx, employeeId: string, id: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    delete from scheduling.availability_exception where id = ${id} and employee_id = ${employeeId} returning 1`);
  return rows.length === 1;
}
