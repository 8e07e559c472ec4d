import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A person who may work at a location. */
export interface StaffRow {
  readonly id: string;
  readonly group_id: string;
  readonly employee_number: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly user_id: string | null;
  readonly location_id: string;
  readonly position_id: string | null;
  readonly contract_minutes_per_week: number | null;
  readonly hire_date: string | null;
  readonly end_date: string | null;
}

const STAFF = sql`e.id, e.group_id, e.employee_number, e.first_name, e.last_name, e.user_id, e.location_id, e.position_id,
  e.contract_minutes_per_week, e.hire_date, e.end_date`;

/** Those whose main or further location this is and whose employment touches the days, with any others asked for by id. */
export function findStaff(
  tx: Tx,
  locationId: string,
  days: { from: string; to: string },
  alsoIds: readonly string[],
): Promise<StaffRow[]> {
  return tx.execute<StaffRow>(sql`
    select ${STAFF} from team.employee e
    where e.id in (
        select id from team.employee where location_id = ${locationId}
        union select employee_id from team.secondary_location where location_id = ${locationId}
        union select unnest(${[...alsoIds]}::uuid[]))
      and (e.id = any (${[...alsoIds]}::uuid[])
        or ((e.end_date is null or e.end_date >= ${days.from}::date) and (e.hire_date is null or e.hire_date <= ${days.to}::date)))
    order by e.last_name, e.first_name, e.id`);
}

/** The people whose main location is one of these on some days, by name. The caller decides who may know. */
export function findEmployeesOf(
  tx: Tx<'system'>,
  locationIds: readonly string[],
  days: { readonly from: string; readonly to: string },
): Promise<StaffRow[]> {
  return tx.execute<StaffRow>(sql`
    select ${STAFF} from team.employee e where e.location_id = any (${[...locationIds]}::uuid[]) and ${touches(days)}
    order by e.last_name, e.first_name, e.id`);
}

/** How many people have their main location at or below what a grant reaches on some days. */
export async function countEmployeesBelow(
  tx: Tx<'tenant'>,
  below: { readonly groupId: string; readonly nodes: readonly string[] },
  days: { readonly from: string; readonly to: string },
): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from team.employee e join core.brand_view place on place.id = e.location_id
     where e.group_id = ${below.groupId} and place.ancestor_ids && ${[...below.nodes]}::uuid[] and ${touches(days)}`);
  return row?.n ?? 0;
}

const touches = (days: { readonly from: string; readonly to: string }) => sql`
  (e.end_date is null or e.end_date >= ${days.from}::date) and (e.hire_date is null or e.hire_date <= ${days.to}::date)`;

/** Where active employees may work: their main location and further ones. */
export function findActiveAttachments(
  tx: Tx<'system'>,
  of: { readonly locationIds: readonly string[] } | { readonly employeeIds: readonly string[] },
): Promise<(StaffRow & { readonly works_at: string })[]> {
  const [employees, locations] =
    'employeeIds' in of
      ? [sql`e.id = any (${[...of.employeeIds]}::uuid[])`, sql`true`]
      : [sql`true`, sql`works_at = any (${[...of.locationIds]}::uuid[])`];
  return tx.execute(sql`
    select ${STAFF}, works_at from (
      select id as employee_id, location_id as works_at from team.employee
      union select employee_id, location_id from team.secondary_location) place
    join team.employee e on e.id = place.employee_id
    where e.status = 'ACTIVE' and ${employees} and ${locations}
    order by e.last_name, e.first_name, e.id`);
}

/** Those of a main location whose last day lies in a stretch of days, the nearest first. */
export function findEnding(
  tx: Tx,
  locationId: string,
  days: { from: string; to: string },
  limit: number,
): Promise<(StaffRow & { readonly end_date: string })[]> {
  return tx.execute(sql`
    select ${STAFF} from team.employee e
    where e.location_id = ${locationId} and e.end_date between ${days.from}::date and ${days.to}::date
    order by e.end_date, e.last_name, e.first_name, e.id limit ${limit}`);
}

/** The accounts of those who work at or below a brand on a day. */
export async function findAccountsBelow(tx: Tx<'system'>, brandId: string, day: string): Promise<string[]> {
  const rows = await tx.execute<{ user_id: string }>(sql`
    select distinct e.user_id from team.employee e join core.brand_view place on place.id = e.location_id
     where place.ancestor_ids @> array[${brandId}::uuid] and e.user_id is not null and e.status = 'ACTIVE'
       and (e.end_date is null or e.end_date >= ${day}::date)`);
  return rows.map((row) => row.user_id);
}

/** These employees, whatever their location or status; unknown ids are left out. */
export function findStaffByIds(tx: Tx, ids: readonly string[]): Promise<StaffRow[]> {
  return tx.execute<StaffRow>(sql`select ${STAFF} from team.employee e where e.id = any (${[...ids]}::uuid[])`);
}

/** Those of these employees who are employed and have no account. */
export async function withoutAccount(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(
    sql`select id from team.employee where id = any (${[...ids]}::uuid[]) and user_id is null and status = 'ACTIVE'`,
  );
  return rows.map((row) => row.id);
}

/** Which of these employees may work at a location: it is their main or a further one. */
export async function findAttached(tx: Tx, locationId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.execute<{ id: string }>(sql`
    select e.id from team.employee e where e.id = any (${[...ids]}::uuid[])
      and (e.location_id = ${locationId} or e.id in (select employee_id from team.secondary_location where location_id = ${locationId}))`);
  return new Set(rows.map((row) => row.id));
}

/** The employments of the signed-in person. */
export function findOwnEmployments(tx: Tx<'self'>): Promise<StaffRow[]> {
  return tx.execute<StaffRow>(sql`
    select ${STAFF} from team.employee e where e.user_id = platform.current_user_id() order by e.created_at, e.id`);
}

/** The employments of a login, in whatever group. */
export function findByUser(tx: Tx, userId: string): Promise<StaffRow[]> {
  return tx.execute<StaffRow>(
    sql`select ${STAFF} from team.employee e where e.user_id = ${userId} order by e.created_at, e.id`,
  );
}

/** The employments that some logins have in a group. */
export function findByUsers(tx: Tx, groupId: string, userIds: readonly string[]): Promise<StaffRow[]> {
  return tx.execute<StaffRow>(sql`
    select ${STAFF} from team.employee e where e.group_id = ${groupId} and e.user_id = any (${[...userIds]}::uuid[])
    order by e.created_at, e.id`);
}

/** The employees of a group by their numbers. */
export function findByNumbers(
  tx: Tx,
  groupId: string,
  numbers: readonly string[] | null,
): Promise<{ id: string; employee_number: string; location_id: string }[]> {
  return tx.execute(sql<{ id: string; employee_number: string; location_id: string }>`
    select id, employee_number, location_id from team.employee
    where group_id = ${groupId} and employee_number is not null
      and (${numbers === null} or employee_number = any (${numbers === null ? [] : [...numbers]}::text[]))`);
}

/** Every location that a login works or worked at, in whatever group. */
export async function findWorkplaces(tx: Tx, userId: string): Promise<readonly string[]> {
  const rows = await tx.execute<{ location_id: string }>(sql`
    select e.location_id from team.employee e where e.user_id = ${userId}
    union select s.location_id from team.secondary_location s join team.employee e on e.id = s.employee_id
      where e.user_id = ${userId}`);
  return rows.map((row) => row.location_id);
}
