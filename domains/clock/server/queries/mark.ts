import type { Tx } from '@hearth/platform/database';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { DayMarkTable, Tables } from './tables.ts';

export type MarkRow = Selectable<DayMarkTable>;

/** What managers know of those who hold some shifts. */
export function findMarks(tx: Tx, shiftIds: readonly string[]): Promise<MarkRow[]> {
  if (shiftIds.length === 0) return Promise.resolve([]);
  return tx.execute<MarkRow>(sql`select * from clock.day_mark where shift_id = any (${[...shiftIds]}::uuid[])`);
}

/** That of one shift and its holder, held until the transaction ends. */
export async function lockMark(
  tx: Tx<'system'>,
  { shiftId, employeeId }: { readonly shiftId: string; readonly employeeId: string },
): Promise<MarkRow | undefined> {
  // Of two managers at once the second waits also where there is no mark yet.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`clock mark ${shiftId} ${employeeId}`}, 0))`);
  const [row] = await tx.execute<MarkRow>(sql`
    select * from clock.day_mark where shift_id = ${shiftId} and employee_id = ${employeeId} for update`);
  return row;
}

export async function upsertMark(tx: Tx<'system'>, row: MarkRow): Promise<void> {
  const { shift_id: _shift, employee_id: _employee, group_id: _group, ...set } = row;
  await tx
    .tables<Tables>()
    .insertInto('clock.day_mark')
    .values(row)
    .onConflict((conflict) => conflict.columns(['shift_id', 'employee_id']).doUpdateSet(set))
    .execute();
}

export async function deleteMark(tx: Tx<'system'>, shiftId: string, employeeId: string): Promise<void> {
  await tx.execute(sql`delete from clock.day_mark where shift_id = ${shiftId} and employee_id = ${employeeId}`);
}
