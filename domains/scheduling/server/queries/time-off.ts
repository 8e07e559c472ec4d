import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { type RawBuilder, sql } from 'kysely';
import type { TimeOff } from '../../contract/schemas.ts';

const COLUMNS = sql`t.id, t.employee_id, t.starts_on, t.ends_on, t.kind, t.state, t.note, t.decision_note, t.version`;

/** Time off of people that touches some days, asked for or approved. */
export function findTimeOff(
  tx: Tx,
  employeeIds: readonly string[],
  days: { from: string; to: string },
): Promise<TimeOff[]> {
  return tx.execute<TimeOff>(sql`
    select ${COLUMNS} from scheduling.time_off t
    where t.employee_id = any (${[...employeeIds]}::uuid[]) and t.state in ('REQUESTED', 'APPROVED')
      and t.ends_on >= ${days.from}::date and t.starts_on <= ${days.to}::date
    order by t.starts_on, t.id`);
}

/** All requests of some people from a day on, whatever became of them. */
export function findOwnTimeOff(tx: Tx, employeeIds: readonly string[], from: string): Promise<TimeOff[]> {
  return tx.execute<TimeOff>(sql`
    select ${COLUMNS} from scheduling.time_off t
    where t.employee_id = any (${[...employeeIds]}::uuid[]) and t.ends_on >= ${from}::date order by t.starts_on, t.id`);
}

export async function insertTimeOff(tx: Tx, groupId: string, row: TimeOff, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into scheduling.time_off (id, group_id, employee_id, starts_on, ends_on, kind, state, note, requested_at)
    values (${row.id}, ${groupId}, ${row.employee_id}, ${row.starts_on}::date, ${row.ends_on}::date, ${row.kind}, ${row.state},
      ${row.note}, ${at}::timestamptz)`);
}

/** Takes an open request back; nothing when it is not open (any more). */
export async function cancelOpenTimeOff(tx: Tx, employeeId: string, id: string): Promise<TimeOff | undefined> {
  const [row] = await tx.execute<TimeOff>(sql`
    update scheduling.time_off t set state = 'CANCELLED', version = version + 1
    where t.id = ${id} and t.employee_id = ${employeeId} and t.state = 'REQUESTED' returning ${COLUMNS}`);
  return row;
}

/** A request as a manager's list shows it. */
export interface ListedTimeOff extends TimeOff {
  readonly first_name: string;
  readonly last_name: string;
  readonly location_id: string;
  readonly user_id: string | null;
  readonly shifts_in_it: number;
}

function atBrand(grant: BrandGrant): RawBuilder<unknown> {
  if (grant.brandId === grant.groupId) return sql`t.group_id = ${grant.groupId}`;
  return sql`e.location_id in (select id from core.brand_view where ancestor_ids && ${[...grant.nodes]}::uuid[])`;
}

function selectTimeOff(where: RawBuilder<unknown>, tail: RawBuilder<unknown>): RawBuilder<ListedTimeOff> {
  return sql<ListedTimeOff>`
    select ${COLUMNS}, e.first_name, e.last_name, e.location_id, e.user_id,
      (select count(*) from scheduling.shift s where s.employee_id = t.employee_id and not s.removed
        and s.local_date between t.starts_on and t.ends_on) as shifts_in_it
    from scheduling.time_off t join team.employee_view e on e.id = t.employee_id
    where ${where} ${tail}`;
}

/** The requests at or below a brand, the nearest first, and how many there are. */
export async function findTimeOffPage(
  tx: Tx,
  grant: BrandGrant,
  filter: { state?: TimeOff['state'] | undefined; from?: string | undefined; to?: string | undefined },
  window: { offset: number; limit: number },
): Promise<{ rows: ListedTimeOff[]; total: number }> {
  const conditions = [atBrand(grant)];
  if (filter.state !== undefined) conditions.push(sql`t.state = ${filter.state}`);
  if (filter.from !== undefined) conditions.push(sql`t.ends_on >= ${filter.from}::date`);
  if (filter.to !== undefined) conditions.push(sql`t.starts_on <= ${filter.to}::date`);
  const where = sql.join(conditions, sql` and `);
  const tail = sql`order by t.starts_on, t.id offset ${window.offset} limit ${window.limit}`;
  const rows = await tx.execute(selectTimeOff(where, tail));
  const [counted] = await tx.execute<{ total: number }>(sql`
    select count(*) as total from scheduling.time_off t join team.employee_view e on e.id = t.employee_id where ${where}`);
  return { rows, total: counted?.total ?? 0 };
}

/** The requests at or below a brand that nobody has decided and that are not over: how many, and the nearest. */
export function findOpenRequests(
  tx: Tx,
  grant: BrandGrant,
  from: string,
  limit: number,
): Promise<{ rows: ListedTimeOff[]; total: number }> {
  return findTimeOffPage(tx, grant, { state: 'REQUESTED', from }, { offset: 0, limit });
}

/** One request, whosever it is. */
export async function findTimeOffById(tx: Tx<'system'>, id: string): Promise<TimeOff | undefined> {
  const [row] = await tx.execute<TimeOff>(sql`select ${COLUMNS} from scheduling.time_off t where t.id = ${id}`);
  return row;
}

/** One request that the grant reaches, locked; or nothing. */
export async function lockTimeOff(tx: Tx, grant: BrandGrant, id: string): Promise<ListedTimeOff | undefined> {
  await tx.execute(sql`select 1 from scheduling.time_off where id = ${id} for update`);
  const [row] = await tx.execute(selectTimeOff(sql`${atBrand(grant)} and t.id = ${id}`, sql``));
  return row;
}

/** Writes a decision. */
export async function decide(
  tx: Tx,
  id: string,
  decision: { state: 'APPROVED' | 'DECLINED'; note: string; by: string; at: Date },
): Promise<TimeOff | undefined> {
  const [row] = await tx.execute<TimeOff>(sql`
    update scheduling.time_off t set state = ${decision.state}, decision_note = ${decision.note}, decided_by = ${decision.by},
      decided_at = ${decision.at}::timestamptz, version = version + 1
    where t.id = ${id} returning ${COLUMNS}`);
  return row;
}
