import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { EmploymentPeriod } from '../../contract/employment-schemas.ts';

/** An employment that has ended, or has a last day. */
export interface PeriodRow {
  readonly id: string;
  readonly employee_id: string;
  readonly starts_on: string | null;
  readonly ends_on: string;
  readonly reason: NonNullable<EmploymentPeriod['reason']>;
  readonly note: string;
  readonly releases_shifts: boolean;
  readonly access_ended_at: Date | null;
}

const COLUMNS = sql`id, employee_id, starts_on, ends_on, reason, note, releases_shifts, access_ended_at`;

/** Employments of a person that have a last day, in the order of time. */
export function findPeriods(tx: Tx, employeeId: string): Promise<PeriodRow[]> {
  return tx.execute<PeriodRow>(
    sql`select ${COLUMNS} from team.employment_period where employee_id = ${employeeId} order by ends_on`,
  );
}

/** Writes how an employment ends. One that had a last day already gets the new one. */
export async function putPeriod(
  tx: Tx,
  groupId: string,
  row: Omit<PeriodRow, 'access_ended_at'>,
  by: { readonly userId: string; readonly at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into team.employment_period (id, employee_id, group_id, starts_on, ends_on, reason, note, releases_shifts, ended_by, ended_at)
    values (${row.id}, ${row.employee_id}, ${groupId}, ${row.starts_on}::date, ${row.ends_on}::date, ${row.reason}, ${row.note},
      ${row.releases_shifts}, ${by.userId}, ${by.at}::timestamptz)`);
}

export async function deletePeriod(tx: Tx, periodId: string): Promise<void> {
  await tx.execute(sql`delete from team.employment_period where id = ${periodId}`);
}

/** Notes that permissions and invitations of an ended employment were taken back. */
export async function markAccessEnded(tx: Tx, periodId: string, now: Date): Promise<void> {
  await tx.execute(sql`update team.employment_period set access_ended_at = ${now}::timestamptz where id = ${periodId}`);
}

/** Employees whose last day is over where they work, and whose access has not ended. */
export async function findDueEndings(tx: Tx<'system'>, now: Date, limit: number): Promise<string[]> {
  const rows = await tx.execute<{ employee_id: string }>(sql`
    select distinct e.id as employee_id from team.employment_period p
      join team.employee e on e.id = p.employee_id join core.brand_view place on place.id = e.location_id
    where p.access_ended_at is null and p.ends_on < (${now}::timestamptz at time zone place.time_zone)::date
    order by e.id limit ${limit}`);
  return rows.map((row) => row.employee_id);
}

/** An employee as the end of their employment needs it, locked; nothing where another node has it. */
export async function lockEnding(
  tx: Tx<'system'>,
  employeeId: string,
): Promise<
  | {
      readonly id: string;
      readonly group_id: string;
      readonly user_id: string | null;
      readonly location_id: string;
      readonly end_date: string | null;
      readonly time_zone: string;
    }
  | undefined
> {
  const [row] = await tx.execute<{
    id: string;
    group_id: string;
    user_id: string | null;
    location_id: string;
    end_date: string | null;
    time_zone: string;
  }>(sql`
    select e.id, e.group_id, e.user_id, e.location_id, e.end_date, place.time_zone
    from team.employee e join core.brand_view place on place.id = e.location_id
    where e.id = ${employeeId} for update of e skip locked`);
  return row;
}

/** Whether an account works for a group in an employment that is not over. */
export async function worksFor(tx: Tx<'system'>, groupId: string, userId: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    select 1 from team.employee where group_id = ${groupId} and user_id = ${userId} and status = 'ACTIVE' limit 1`);
  return rows.length > 0;
}

/** Whether an account works anywhere in an employment that is not over. */
export async function worksAnywhere(tx: Tx<'system'>, userId: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`select 1 from team.employee where user_id = ${userId} and status = 'ACTIVE' limit 1`,
  );
  return rows.length > 0;
}
