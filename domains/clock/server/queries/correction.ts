import type { Tx } from '@hearth/platform/database';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { CorrectionTable, Tables } from './tables.ts';

export type CorrectionRow = Selectable<CorrectionTable>;

export function findCorrection(tx: Tx<'system'>, id: string): Promise<CorrectionRow | undefined> {
  return tx.tables<Tables>().selectFrom('clock.correction').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A correction, held until the transaction ends: of two who decide it the second finds it decided. */
export function lockCorrection(tx: Tx<'system'>, id: string): Promise<CorrectionRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('clock.correction')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function findCorrectionByKey(
  tx: Tx<'system'>,
  groupId: string,
  key: string,
): Promise<CorrectionRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('clock.correction')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Those of a location that wait, the oldest first. */
export function findPendingAt(tx: Tx, locationId: string, most: number): Promise<CorrectionRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('clock.correction')
    .selectAll()
    .where('location_id', '=', locationId)
    .where('state', '=', 'PENDING')
    .orderBy('proposed_at')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Those about some people that wait or are about the time since a moment, the newest first. */
export function findOfPeople(
  tx: Tx,
  employeeIds: readonly string[],
  since: Date,
  most: number,
): Promise<CorrectionRow[]> {
  return tx.execute<CorrectionRow>(sql`
    select * from clock.correction
     where employee_id = any (${[...employeeIds]}::uuid[]) and (state = 'PENDING' or about >= ${since})
     order by proposed_at desc, id desc limit ${most}`);
}

/** How many about somebody wait. */
export async function countPending(tx: Tx<'system'>, employeeId: string): Promise<number> {
  const [row] = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from clock.correction where employee_id = ${employeeId} and state = 'PENDING'`);
  return row?.count ?? 0;
}

export async function insertCorrection(tx: Tx<'system'>, row: Insertable<CorrectionTable>): Promise<void> {
  await tx.tables<Tables>().insertInto('clock.correction').values(row).execute();
}

/** Writes what became of a correction that the caller holds. */
export async function decideRow(
  tx: Tx<'system'>,
  id: string,
  set: Pick<CorrectionRow, 'state' | 'decided_by' | 'decided_at' | 'answer' | 'version'>,
): Promise<void> {
  await tx.tables<Tables>().updateTable('clock.correction').set(set).where('id', '=', id).execute();
}
