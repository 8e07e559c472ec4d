import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Gives an employee the login of a person. */
export async function linkEmployee(tx: Tx, groupId: string, number: string, userId: string): Promise<void> {
  await tx.execute(
    sql`update team.employee set user_id = ${userId} where group_id = ${groupId} and employee_number = ${number}`,
  );
}

/** Dates the pay of a group back: it holds from a day on, as if it had been agreed then. */
export async function datePayBack(tx: Tx<'system'>, groupId: string, from: string): Promise<void> {
  await tx.execute(sql`
    update team.pay_rate set effective_from = ${from}::date where group_id = ${groupId} and effective_from > ${from}::date`);
}
