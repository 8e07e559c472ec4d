import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { EmployeeStatus } from '../../contract/schemas.ts';
import { isVisibleTo } from './employee.ts';

export interface BlockRow {
  readonly employee_id: string;
  readonly group_id: string;
  readonly reason: string;
  readonly by_user_id: string;
  readonly by_name: string;
  readonly at: Date;
  readonly appeal: string;
}

export interface RehireEventRow {
  readonly deed: 'BLOCKED' | 'CHANGED' | 'APPEALED' | 'LIFTED';
  readonly words: string;
  readonly by_name: string;
  readonly at: Date;
}

/** Locks an employee within the grant and returns their status. */
export async function lockStatus(
  tx: Tx<'system'>,
  grant: BrandGrant,
  employeeId: string,
): Promise<EmployeeStatus | undefined> {
  const [row] = await tx.execute<{ status: EmployeeStatus }>(sql`
    select e.status from team.employee e left join team.position p on p.id = e.position_id
    where ${isVisibleTo(grant)} and e.id = ${employeeId} for update of e`);
  return row?.status;
}

/** Tells if an employee is within the grant. */
export async function isVisible(tx: Tx<'system'>, grant: BrandGrant, employeeId: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    select 1 from team.employee e left join team.position p on p.id = e.position_id
    where ${isVisibleTo(grant)} and e.id = ${employeeId}`);
  return rows.length > 0;
}

export async function findBlock(tx: Tx<'system'>, employeeId: string): Promise<BlockRow | undefined> {
  const [row] = await tx.execute<BlockRow>(sql`select * from team.rehire_block where employee_id = ${employeeId}`);
  return row;
}

/** Notes a block, or other words for it; what was said against it stays. */
export async function putBlock(tx: Tx<'system'>, row: Omit<BlockRow, 'appeal'>): Promise<void> {
  await tx.execute(sql`
    insert into team.rehire_block (employee_id, group_id, reason, by_user_id, by_name, at)
    values (${row.employee_id}, ${row.group_id}, ${row.reason}, ${row.by_user_id}, ${row.by_name}, ${row.at}::timestamptz)
    on conflict (employee_id) do update
      set reason = excluded.reason, by_user_id = excluded.by_user_id, by_name = excluded.by_name, at = excluded.at`);
}

export async function setAppeal(tx: Tx<'system'>, employeeId: string, appeal: string): Promise<void> {
  await tx.execute(sql`update team.rehire_block set appeal = ${appeal} where employee_id = ${employeeId}`);
}

export async function deleteBlock(tx: Tx<'system'>, employeeId: string): Promise<void> {
  await tx.execute(sql`delete from team.rehire_block where employee_id = ${employeeId}`);
}

export async function insertRehireEvent(
  tx: Tx<'system'>,
  at: { readonly employeeId: string; readonly groupId: string },
  event: RehireEventRow & { readonly by_user_id: string },
): Promise<void> {
  await tx.execute(sql`
    insert into team.rehire_event (group_id, employee_id, deed, words, by_user_id, by_name, at)
    values (${at.groupId}, ${at.employeeId}, ${event.deed}, ${event.words}, ${event.by_user_id}, ${event.by_name}, ${event.at}::timestamptz)`);
}

/** Lists the rehire events of an employee, oldest first. */
export function listRehireEvents(tx: Tx<'system'>, employeeId: string): Promise<RehireEventRow[]> {
  return tx.execute<RehireEventRow>(
    sql`select deed, words, by_name, at from team.rehire_event where employee_id = ${employeeId} order by id`,
  );
}

/** A former employee with their rehire block. */
export interface FormerRow {
  readonly id: string;
  readonly user_id: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly position_name: string | null;
  readonly location_name: string;
  readonly hire_date: string | null;
  readonly end_date: string | null;
  readonly reason: string | null;
  readonly by_name: string | null;
  readonly at: Date | null;
  readonly appeal: string | null;
}

/** Who left a group, where a grant reaches: with one of these accounts, or with an address or a number that begins or ends like one of these. */
export function findFormerRows(
  tx: Tx<'system'>,
  grant: BrandGrant,
  by: { readonly userIds: readonly string[]; readonly stems: readonly string[]; readonly tails: readonly string[] },
): Promise<FormerRow[]> {
  return tx.execute<FormerRow>(sql`
    select e.id, e.user_id, e.first_name, e.last_name, e.email, e.phone, p.name as position_name, place.name as location_name, e.hire_date,
      e.end_date, b.reason, b.by_name, b.at, b.appeal
    from team.employee e left join team.position p on p.id = e.position_id join core.brand_view place on place.id = e.location_id
      left join team.rehire_block b on b.employee_id = e.id
    where ${isVisibleTo(grant)} and e.status = 'ENDED' and (
      e.user_id = any (${[...by.userIds]}::uuid[])
      or split_part(replace(split_part(lower(e.email), '@', 1), '.', ''), '+', 1) = any (${[...by.stems]}::text[])
      or right(regexp_replace(e.phone, '\\D', '', 'g'), 7) = any (${[...by.tails]}::text[]))
    order by e.end_date desc nulls last, e.id limit 50`);
}
