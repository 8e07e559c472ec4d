import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Somebody who is at work, as far as their last entries say, behind an employee in the order of ids. */
export function findAtWork(
  tx: Tx<'system'>,
  { from, before, behind }: { readonly from: Date; readonly before: Date; readonly behind: string },
  most: number,
): Promise<{ readonly employee_id: string }[]> {
  return tx.execute(sql`
    select p.employee_id from clock.punch p
     where p.at >= ${from} and p.at < ${before} and p.kind = 'IN' and p.act <> 'REMOVE' and p.employee_id > ${behind}::uuid
       and not exists (select from clock.punch later where later.replaces = p.id)
       and not exists (
         select from clock.punch o where o.employee_id = p.employee_id and o.at > p.at and o.kind = 'OUT' and o.act <> 'REMOVE'
            and not exists (select from clock.punch later where later.replaces = o.id))
     group by p.employee_id order by p.employee_id limit ${most}`);
}

/** Notes that people are reminded; answers those of whom nobody had noted it before: of several nodes one reminds. */
export async function insertReminders(
  tx: Tx<'system'>,
  rows: readonly Tables['clock.break_reminder'][],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const written = await tx
    .tables<Tables>()
    .insertInto('clock.break_reminder')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .returning('employee_id')
    .execute();
  return new Set(written.map(({ employee_id: id }) => id));
}

/** Deletes what was noted before a moment: nobody is reminded of that work again. */
export async function deleteReminders(tx: Tx<'system'>, before: Date): Promise<void> {
  await tx.execute(sql`delete from clock.break_reminder where at < ${before}`);
}
