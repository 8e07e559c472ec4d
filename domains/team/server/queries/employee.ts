import type { BrandGrant } from '@hearth/kit/access';
import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Department, EmployeeStatus, Tint } from '../../contract/schemas.ts';
import { WRONG_PINS, type InvitationChannel } from '../../rules/invitation.ts';
import { inGrant } from './place.ts';
import type { TeamTables } from './tables.ts';

/** An employee with position and further locations; `pay` only where it was asked for. */
export interface EmployeeRow {
  readonly id: string;
  readonly employee_number: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly user_id: string | null;
  readonly location_id: string;
  readonly location_name: string;
  /** The number that the group gave the location, if any. */
  readonly location_number: string | null;
  readonly secondary_location_ids: string[];
  readonly position_id: string | null;
  readonly further_position_ids: string[];
  readonly position_name: string | null;
  readonly department: Department | null;
  readonly tint: Tint | null;
  readonly status: EmployeeStatus;
  readonly contract_minutes_per_week: number | null;
  readonly pay_amount: number | null;
  readonly pay_currency: string | null;
  readonly hire_date: string | null;
  readonly end_date: string | null;
  readonly birth_date: string | null;
  readonly version: number;
  /** The invitation to make an account; all null for whoever has none. */
  readonly invited_by: InvitationChannel | null;
  readonly invited_at: Date | null;
  readonly invitation_ends: Date | null;
  readonly invitation_wrong_pins: number | null;
  readonly invitation_mail_id: string | null;
}

export interface EmployeeFilter {
  readonly search?: string | undefined;
  readonly status?: EmployeeStatus | undefined;
  readonly department?: Department | undefined;
  readonly positionId?: string | undefined;
  readonly hasLogin?: boolean | undefined;
  /** As of a moment: invitations end. */
  readonly canBeInvited?: { readonly is: boolean; readonly now: Date };
}

/** The day whose pay is read. */
export interface PayAsOf {
  readonly date: string;
}

function payColumns(payAsOf: PayAsOf | null): { join: RawBuilder<unknown>; columns: RawBuilder<unknown> } {
  if (payAsOf === null) return { join: sql``, columns: sql`null::bigint as pay_amount, null as pay_currency` };
  return {
    join: sql`left join lateral (
      select amount, currency from team.pay_rate
      where pay_rate.employee_id = e.id and effective_from <= ${payAsOf.date}::date
      order by effective_from desc limit 1) pay on true`,
    columns: sql`pay.amount as pay_amount, pay.currency as pay_currency`,
  };
}

function selectEmployees(
  payAsOf: PayAsOf | null,
  where: RawBuilder<unknown>,
  tail: RawBuilder<unknown>,
): RawBuilder<EmployeeRow> {
  const { join, columns } = payColumns(payAsOf);
  return sql<EmployeeRow>`
    select e.id, e.employee_number, e.first_name, e.last_name, e.email, e.phone, e.user_id, e.location_id, e.position_id, e.further_position_ids,
      p.name as position_name, p.department, p.tint, e.status, e.contract_minutes_per_week, e.hire_date, e.end_date,
      e.birth_date, e.version, ${columns},
      i.channel as invited_by, i.made_at as invited_at, i.expires_at as invitation_ends,
      i.wrong_pins as invitation_wrong_pins, i.mail_id as invitation_mail_id,
      (select name from core.brand_view b where b.id = e.location_id) as location_name,
      (select number from core.brand_view b where b.id = e.location_id) as location_number,
      array(select location_id from team.secondary_location s where s.employee_id = e.id order by location_id) as secondary_location_ids
    from team.employee e left join team.position p on p.id = e.position_id
      left join team.invitation i on i.employee_id = e.id and i.purpose = 'JOIN' and e.user_id is null ${join}
    where ${where} ${tail}`;
}

/** Matches employees `e` with positions `p` that are within the grant. */
export function isVisibleTo(grant: BrandGrant): RawBuilder<boolean> {
  const department = grant.codes === null ? sql`true` : sql`p.department = any (${[...grant.codes]}::text[])`;
  return sql<boolean>`e.group_id = ${grant.groupId} and ${inGrant(grant, sql`e.location_id`)} and ${department}`;
}

/** Matches employees `e` who have an address, no account, and no invitation that can still be used. */
export function isInvitable(now: Date): RawBuilder<boolean> {
  return sql<boolean>`e.status = 'ACTIVE' and e.user_id is null and e.email is not null and not exists (
    select 1 from team.invitation i
    where i.employee_id = e.id and i.expires_at > ${now} and i.wrong_pins < ${WRONG_PINS})`;
}

function matchesFilter({
  search,
  status,
  department,
  positionId,
  hasLogin,
  canBeInvited,
}: EmployeeFilter): RawBuilder<unknown> {
  const words = search === undefined ? '' : search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql.join(
    [
      sql`true`,
      ...(search === undefined ? [] : [sql`e.search like '%' || platform.searchable(${words}) || '%'`]),
      ...(status === undefined ? [] : [sql`e.status = ${status}`]),
      ...(department === undefined ? [] : [sql`p.department = ${department}`]),
      ...(hasLogin === undefined ? [] : [sql`(e.user_id is not null) = ${hasLogin}`]),
      ...(canBeInvited === undefined ? [] : [sql`(${isInvitable(canBeInvited.now)}) = ${canBeInvited.is}`]),
      ...(positionId === undefined ? [] : [sql`e.position_id = ${positionId}`]),
    ],
    sql` and `,
  );
}

/** The employees at or below a brand, by name, and how many there are in all. */
export async function findEmployeePage(
  tx: Tx,
  grant: BrandGrant,
  filter: EmployeeFilter,
  window: { offset: number; limit: number },
  payAsOf: PayAsOf | null,
): Promise<{ rows: EmployeeRow[]; total: number }> {
  const where = sql`${isVisibleTo(grant)} and ${matchesFilter(filter)}`;
  const tail = sql`order by e.last_name, e.first_name, e.id offset ${window.offset} limit ${window.limit}`;
  const rows = await tx.execute(selectEmployees(payAsOf, where, tail));
  return { rows, total: await countEmployees(tx, grant, filter) };
}

/** The next employees by name, after one of them: for an export, which reads all of them in portions. */
export function findEmployeesAfter(
  tx: Tx,
  grant: BrandGrant,
  filter: EmployeeFilter,
  { after, limit }: { readonly after: EmployeeRow | undefined; readonly limit: number },
  payAsOf: PayAsOf | null,
): Promise<EmployeeRow[]> {
  const beyond =
    after === undefined
      ? sql`true`
      : sql`(e.last_name, e.first_name, e.id) > (${after.last_name}, ${after.first_name}, ${after.id})`;
  const where = sql`${isVisibleTo(grant)} and ${matchesFilter(filter)} and ${beyond}`;
  return tx.execute(selectEmployees(payAsOf, where, sql`order by e.last_name, e.first_name, e.id limit ${limit}`));
}

/** How many employees at or below a brand match a filter. */
export async function countEmployees(tx: Tx, grant: BrandGrant, filter: EmployeeFilter): Promise<number> {
  const [counted] = await tx.execute<{ total: number }>(sql`
    select count(*) as total from team.employee e left join team.position p on p.id = e.position_id
    where ${isVisibleTo(grant)} and ${matchesFilter(filter)}`);
  return counted?.total ?? 0;
}

/** One employee that the grant reaches, or nothing; `lock` keeps others from changing it until the transaction ends. */
export async function findEmployee(
  tx: Tx,
  grant: BrandGrant,
  employeeId: string,
  payAsOf: PayAsOf | null,
  lock: 'lock' | 'read' = 'read',
): Promise<EmployeeRow | undefined> {
  const tail = lock === 'lock' ? sql`for update of e` : sql``;
  const [row] = await tx.execute(selectEmployees(payAsOf, sql`${isVisibleTo(grant)} and e.id = ${employeeId}`, tail));
  return row;
}

/** Those of some employees whom the grant reaches, by name, locked until the transaction ends. */
export function findEmployeesById(tx: Tx, grant: BrandGrant, ids: readonly string[]): Promise<EmployeeRow[]> {
  const these = sql`${isVisibleTo(grant)} and e.id = any (${[...ids]}::uuid[])`;
  return tx.execute(selectEmployees(null, these, sql`order by e.last_name, e.first_name, e.id for update of e`));
}

export async function insertEmployee(tx: Tx, row: Insertable<TeamTables['team.employee']>): Promise<void> {
  await tx.tables<TeamTables>().insertInto('team.employee').values(row).execute();
}

/** Changes an employee and its version. */
export async function updateEmployeeRow(
  tx: Tx,
  employeeId: string,
  set: Updateable<TeamTables['team.employee']>,
  now: Date,
): Promise<void> {
  await tx
    .tables<TeamTables>()
    .updateTable('team.employee')
    .set({ ...set, updated_at: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', employeeId)
    .execute();
}

/** The date of birth of an employee, or null. */
export async function findBirthDateOf(tx: Tx<'system'>, employeeId: string): Promise<string | null> {
  const [row] = await tx.execute<{ birth_date: string | null }>(
    sql`select birth_date from team.employee where id = ${employeeId}`,
  );
  return row?.birth_date ?? null;
}

/** Links an account to an active employee without one; returns the location, or null. */
export async function linkAccount(tx: Tx, employeeId: string, userId: string, now: Date): Promise<string | null> {
  const [row] = await tx.execute<{ location_id: string }>(sql`
    update team.employee set user_id = ${userId}, updated_at = ${now}, version = version + 1
    where id = ${employeeId} and user_id is null and status = 'ACTIVE' returning location_id`);
  return row?.location_id ?? null;
}

/** Sets pay of a position from a day on, at one location or all. Without a rate, the wider pay counts again from then. */
export async function setPositionRate(
  tx: Tx,
  row: {
    employeeId: string;
    groupId: string;
    positionId: string;
    locationId: string | null;
    from: string;
    rate: { readonly amount: number; readonly currency: string } | null;
  },
): Promise<void> {
  await tx.execute(sql`
    insert into team.position_rate (id, employee_id, group_id, position_id, location_id, effective_from, amount, currency)
    values (${newId()}, ${row.employeeId}, ${row.groupId}, ${row.positionId}, ${row.locationId}, ${row.from}::date,
      ${row.rate?.amount ?? null}, ${row.rate?.currency ?? null})
    on conflict on constraint position_rate_once do update set amount = excluded.amount, currency = excluded.currency`);
}

/** Deletes a pay whose day is after another one. Tells whether there was one. */
export async function deleteComingRate(
  tx: Tx,
  employeeId: string,
  rate: { positionId: string | null; locationId: string | null; from: string; after: string },
): Promise<boolean> {
  const coming = sql`employee_id = ${employeeId} and effective_from = ${rate.from}::date and effective_from > ${rate.after}::date`;
  const rows = await tx.execute(
    rate.positionId === null
      ? sql`delete from team.pay_rate where ${coming} returning effective_from`
      : sql`delete from team.position_rate where ${coming} and position_id = ${rate.positionId}
          and location_id is not distinct from ${rate.locationId}::uuid returning effective_from`,
  );
  return rows.length > 0;
}

/** Replaces the secondary locations of an employee. */
export async function replaceSecondaryLocations(
  tx: Tx,
  groupId: string,
  employeeId: string,
  locationIds: readonly string[],
): Promise<void> {
  await tx.tables<TeamTables>().deleteFrom('team.secondary_location').where('employee_id', '=', employeeId).execute();
  if (locationIds.length === 0) return;
  await tx
    .tables<TeamTables>()
    .insertInto('team.secondary_location')
    .values(locationIds.map((id) => ({ employee_id: employeeId, location_id: id, group_id: groupId })))
    .execute();
}

/** Adds a further location of an employee and takes another away. */
export async function changeSecondaryLocation(
  tx: Tx,
  { groupId, employeeId, add, remove }: { groupId: string; employeeId: string; add: string; remove: string },
): Promise<void> {
  await tx
    .tables<TeamTables>()
    .insertInto('team.secondary_location')
    .values({ employee_id: employeeId, location_id: add, group_id: groupId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .tables<TeamTables>()
    .deleteFrom('team.secondary_location')
    .where('employee_id', '=', employeeId)
    .where('location_id', '=', remove)
    .execute();
}

/** Sets pay from a date on. */
export async function setPay(
  tx: Tx,
  row: { employeeId: string; groupId: string; from: string; amount: number; currency: string },
): Promise<void> {
  await tx
    .tables<TeamTables>()
    .insertInto('team.pay_rate')
    .values({
      employee_id: row.employeeId,
      group_id: row.groupId,
      effective_from: row.from,
      amount: row.amount,
      currency: row.currency,
    })
    .onConflict((conflict) =>
      conflict.columns(['employee_id', 'effective_from']).doUpdateSet({ amount: row.amount, currency: row.currency }),
    )
    .execute();
}

/** The dates of birth of employees, by id; whose is not known is absent. */
export async function findBirthDatesOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.execute<{ id: string; birth_date: string }>(
    sql`select id, birth_date from team.employee where id = any (${[...ids]}::uuid[]) and birth_date is not null`,
  );
  return new Map(rows.map(({ id, birth_date: birth }) => [id, birth]));
}
