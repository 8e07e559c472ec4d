import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Until which shift each of the person's own employments was answered for. */
export async function findAnswered(tx: Tx<'self'>, employeeIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await tx.execute<{ employee_id: string; shift_starts_at: Date }>(sql`
    select employee_id, shift_starts_at from surveys.answered where employee_id = any (${[...employeeIds]}::uuid[])`);
  return new Map(rows.map((row) => [row.employee_id, row.shift_starts_at]));
}

/** Notes that a shift was answered for; false when that, or a later one, was noted before. */
export async function claimAnswer(tx: Tx<'self'>, employeeId: string, shiftStartsAt: Date): Promise<boolean> {
  const rows = await tx.execute(sql`
    insert into surveys.answered as old (employee_id, shift_starts_at) values (${employeeId}, ${shiftStartsAt}::timestamptz)
    on conflict (employee_id) do update set shift_starts_at = excluded.shift_starts_at
      where old.shift_starts_at < excluded.shift_starts_at
    returning 1`);
  return rows.length > 0;
}
