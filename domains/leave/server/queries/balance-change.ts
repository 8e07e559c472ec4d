import type { RecordOrigin } from '@hearth/kit/sent-again';
import { requireSameSender } from '@hearth/kit/sent-again';
import type { Tx } from '@hearth/platform/database';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { BalanceChangeTable, Tables } from './tables.ts';

export type BalanceChangeRow = Selectable<BalanceChangeTable>;

/** What managers entered for people, in the order in which they did. */
export function findBalanceChanges(tx: Tx, employeeIds: readonly string[]): Promise<BalanceChangeRow[]> {
  return tx.execute<BalanceChangeRow>(sql`
    select * from leave.balance_change where employee_id = any (${[...employeeIds]}::uuid[]) order by at, id`);
}

/** One that was entered, of whomever. */
export function findBalanceChange(tx: Tx<'system'>, id: string): Promise<BalanceChangeRow | undefined> {
  return tx.tables<Tables>().selectFrom('leave.balance_change').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What this sender entered for a person under a key, or nothing; refuses a key that is somebody else's. */
export async function findBalanceChangeByKey(
  tx: Tx,
  groupId: string,
  key: string,
  by: RecordOrigin,
): Promise<BalanceChangeRow | undefined> {
  // The same request sent twice at once: the second one waits here and finds what the first one made.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('leave.balance_change:' || ${key}::text, 0))`);
  const row = await tx
    .tables<Tables>()
    .selectFrom('leave.balance_change')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return requireSameSender(row, (made) => ({ placeId: made.employee_id, userId: made.by_user }), by);
}

export async function insertBalanceChange(tx: Tx, row: Insertable<BalanceChangeTable>): Promise<void> {
  await tx.tables<Tables>().insertInto('leave.balance_change').values(row).execute();
}

/** Keeps why requests were approved. */
export async function insertApprovalChanges(
  tx: Tx<'system'>,
  rows: readonly Insertable<Tables['leave.approval_change']>[],
): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('leave.approval_change')
    .values([...rows])
    .execute();
}
