import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Gives an employee the login of a person. */
export async function linkEmployee(tx: Tx, groupId: string, number: string, userId: string): Promise<void> {
  await tx.execute(
    sql`update team.employee set user_id = ${userId} where group_id = ${groupId} and employee_number = ${number}`,
  );
}
