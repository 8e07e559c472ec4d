import type { Tx } from '@hearth/platform/database';
import { sealedColumn } from '@hearth/platform/sealing/sealed-column';
import { type Selectable, sql } from 'kysely';
import type { EmployeePinTable, Tables } from './tables.ts';

export type PinRow = Selectable<EmployeePinTable>;

/** The hash of an employee's PIN. */
export const EMPLOYEE_PIN = sealedColumn({ table: 'clock.employee_pin', key: ['employee_id'], column: 'pin' });

/** The PINs of some employees. */
export function findPins(tx: Tx<'system'>, employeeIds: readonly string[]): Promise<PinRow[]> {
  if (employeeIds.length === 0) return Promise.resolve([]);
  return tx
    .tables<Tables>()
    .selectFrom('clock.employee_pin')
    .selectAll()
    .where('employee_id', 'in', [...employeeIds])
    .execute();
}

/** An employee's PIN, held until the transaction ends: guesses at once are counted one after the other. */
export function lockPin(tx: Tx<'system'>, employeeId: string): Promise<PinRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('clock.employee_pin')
    .selectAll()
    .where('employee_id', '=', employeeId)
    .forUpdate()
    .executeTakeFirst();
}

/** Sets an employee's PIN, whether or not they had one. */
export async function upsertPin(tx: Tx<'system'>, row: PinRow): Promise<void> {
  const { employee_id: _id, group_id: _group, ...set } = row;
  await tx
    .tables<Tables>()
    .insertInto('clock.employee_pin')
    .values(row)
    .onConflict((conflict) => conflict.column('employee_id').doUpdateSet(set))
    .execute();
}

export async function updateTries(
  tx: Tx<'system'>,
  employeeId: string,
  set: Pick<PinRow, 'wrong_pins' | 'locked_until' | 'wrong_keys'>,
): Promise<void> {
  await tx.tables<Tables>().updateTable('clock.employee_pin').set(set).where('employee_id', '=', employeeId).execute();
}

/** Deletes the PINs of those whose last day was before a moment. */
export async function deletePinsOfLeavers(tx: Tx<'system'>, before: Date): Promise<void> {
  await tx.execute(sql`
    delete from clock.employee_pin p using team.employee_view e
     where e.id = p.employee_id and e.status = 'ENDED' and e.end_date < (${before}::timestamptz at time zone 'UTC')::date`);
}
