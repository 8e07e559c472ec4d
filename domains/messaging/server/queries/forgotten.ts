import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** An erased application and its candidate. */
export interface ErasedApplication {
  readonly id: string;
  readonly group_id: string;
  readonly user_id: string;
}

/**
 * Forgets what was settled about a conversation that is forgotten, and whom its candidate blocked, once nothing of theirs is
 * left in the group. What is still open stays until it is settled. After the application is gone.
 */
export async function deleteSafety(
  tx: Tx<'system'>,
  { id, group_id: groupId, user_id: userId }: ErasedApplication,
): Promise<void> {
  await tx.execute(sql`delete from messaging.report where application_id = ${id} and settled_at is not null`);
  await tx.execute(sql`
    delete from messaging.block where group_id = ${groupId} and candidate_user_id = ${userId} and application_id is null
      and not exists (select 1 from applications.application_view where group_id = ${groupId} and user_id = ${userId})`);
}
