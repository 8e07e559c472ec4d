import type { Tx } from '@hearth/platform/database';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { MOST_LISTED } from '../../rules/limits.ts';
import type { Tables, TipPoolTable, TipShareTable } from './tables.ts';

export type TipPoolRow = Selectable<TipPoolTable>;
export type TipShareRow = Selectable<TipShareTable>;
type Days = { readonly from: string; readonly until: string };

/** What people got of pools, and what they declared, on some days. */
export interface TipRow {
  readonly employee_id: string;
  readonly day: string;
  readonly amount: number;
  readonly currency: string;
  readonly is_declared: boolean;
}

/** Tips of people by day: shares count on the last day of their pool, and of what somebody declared for a day the newest. */
export function findTips(tx: Tx<'system'>, employeeIds: readonly string[], { from, until }: Days): Promise<TipRow[]> {
  const these = sql`${[...employeeIds]}::uuid[]`;
  return tx.execute<TipRow>(sql`
    select s.employee_id, p.until_day as day, sum(s.amount)::int as amount, p.currency, false as is_declared
      from timesheets.tip_share s join timesheets.tip_pool p on p.id = s.pool_id
     where s.employee_id = any (${these}) and p.until_day between ${from}::date and ${until}::date
     group by s.employee_id, p.id, p.until_day, p.currency having sum(s.amount) > 0
    union all
    select employee_id, on_day, amount, currency, true from (
      select distinct on (employee_id, on_day) employee_id, on_day, amount, currency from timesheets.declared_tip
       where employee_id = any (${these}) and on_day between ${from}::date and ${until}::date
       order by employee_id, on_day, at desc, id desc) newest
     order by 1, 2`);
}

/** What somebody declared under a key. */
export async function findDeclaredByKey(tx: Tx<'system'>, groupId: string, key: string) {
  return tx
    .tables<Tables>()
    .selectFrom('timesheets.declared_tip')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export async function insertDeclared(
  tx: Tx<'system'>,
  row: Insertable<Tables['timesheets.declared_tip']>,
): Promise<void> {
  await tx.tables<Tables>().insertInto('timesheets.declared_tip').values(row).execute();
}

/** The pools of a location up to a day, the newest first. */
export function findPools(tx: Tx<'system'>, locationId: string, until: string): Promise<TipPoolRow[]> {
  return tx.execute<TipPoolRow>(sql`
    select * from timesheets.tip_pool where location_id = ${locationId} and from_day <= ${until}::date
     order by until_day desc, id desc limit ${MOST_LISTED}`);
}

export async function findPoolByKey(tx: Tx<'system'>, groupId: string, key: string): Promise<TipPoolRow | undefined> {
  const [row] = await tx.execute<TipPoolRow>(sql`
    select * from timesheets.tip_pool where group_id = ${groupId} and idempotency_key = ${key}`);
  return row;
}

export async function findPool(tx: Tx<'system'>, id: string): Promise<TipPoolRow | undefined> {
  const [row] = await tx.execute<TipPoolRow>(sql`select * from timesheets.tip_pool where id = ${id}`);
  return row;
}

export function findShares(tx: Tx<'system'>, poolIds: readonly string[]): Promise<TipShareRow[]> {
  if (poolIds.length === 0) return Promise.resolve([]);
  return tx.execute<TipShareRow>(sql`
    select * from timesheets.tip_share where pool_id = any (${[...poolIds]}::uuid[]) order by pool_id, amount desc, employee_id, number`);
}

/** Waits until nobody else closes a pool of a location. */
export async function lockPools(tx: Tx<'system'>, locationId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('timesheets.tip_pool:' || ${locationId}::text, 0))`,
  );
}

/** Tells if a pool of a location was closed for some of the days. */
export async function hasPoolOf(tx: Tx<'system'>, locationId: string, { from, until }: Days): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from timesheets.tip_pool where location_id = ${locationId} and until_day >= ${from}::date and from_day <= ${until}::date limit 1`);
  return rows.length > 0;
}

export async function insertPool(
  tx: Tx<'system'>,
  pool: Insertable<TipPoolTable>,
  shares: readonly TipShareRow[],
): Promise<void> {
  await tx.tables<Tables>().insertInto('timesheets.tip_pool').values(pool).execute();
  if (shares.length > 0)
    await tx
      .tables<Tables>()
      .insertInto('timesheets.tip_share')
      .values([...shares])
      .execute();
}
