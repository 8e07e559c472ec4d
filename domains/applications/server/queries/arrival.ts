import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { ApplicationRow } from './application.ts';

/** When the same person had last applied in the same group before. */
export async function findEarlier(
  tx: Tx<'system'>,
  {
    id,
    group_id: groupId,
    user_id: userId,
    applied_at: at,
  }: Pick<ApplicationRow, 'id' | 'group_id' | 'user_id' | 'applied_at'>,
): Promise<Date | null> {
  const [row] = await tx.execute<{ last: Date | null }>(sql`
    select max(applied_at) as last from applications.application
    where user_id = ${userId} and group_id = ${groupId} and id <> ${id} and applied_at <= ${at}`);
  return row?.last ?? null;
}

export async function setSource(tx: Tx, id: string, source: string): Promise<void> {
  await tx.execute(sql`update applications.application set source = ${source} where id = ${id}`);
}
