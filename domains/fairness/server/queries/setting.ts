import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

export interface Setting {
  readonly asks: boolean;
  readonly contractor: boolean;
}

/** What a group has said; nothing is asked before it does. */
export async function findSetting(tx: Tx, groupId: string): Promise<Setting> {
  const [row] = await tx.execute<Setting>(
    sql`select asks, contractor from fairness.setting where group_id = ${groupId}`,
  );
  return row ?? { asks: false, contractor: false };
}

export async function putSetting(
  tx: Tx,
  groupId: string,
  { asks, contractor }: Setting,
  by: { readonly userId: string; readonly at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into fairness.setting (group_id, asks, contractor, set_by, set_at)
    values (${groupId}, ${asks}, ${contractor}, ${by.userId}, ${by.at}::timestamptz)
    on conflict (group_id) do update
      set asks = excluded.asks, contractor = excluded.contractor, set_by = excluded.set_by, set_at = excluded.set_at`);
}
