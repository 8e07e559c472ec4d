import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { ASK_AGAIN_HOURS } from '../../rules/limits.ts';

/** Notes that somebody was asked for a document; false where they were asked less than a day ago. */
export async function claimRequest(
  tx: Tx,
  asked: {
    readonly employeeId: string;
    readonly typeId: string;
    readonly groupId: string;
    readonly by: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const rows = await tx.execute(sql`
    insert into documents.request as r (employee_id, type_id, group_id, asked_by, asked_at)
    values (${asked.employeeId}, ${asked.typeId}, ${asked.groupId}, ${asked.by}, ${asked.at})
    on conflict (employee_id, type_id) do update set asked_by = excluded.asked_by, asked_at = excluded.asked_at
      where r.asked_at <= excluded.asked_at - make_interval(hours => ${ASK_AGAIN_HOURS}::int)
    returning type_id`);
  return rows.length > 0;
}

/** What was asked for is there. */
export async function settleRequest(tx: Tx, of: { readonly employee_id: string; readonly type_id: string }) {
  await tx.execute(
    sql`delete from documents.request where employee_id = ${of.employee_id} and type_id = ${of.type_id}`,
  );
}
