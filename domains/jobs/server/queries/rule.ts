import type { Tx } from '@hearth/platform/database';
import type { JobsTables } from './tables.ts';

/** Returns whether the group requires approval of jobs; false by default. */
export async function isApprovalRequired(tx: Tx, groupId: string): Promise<boolean> {
  const row = await tx
    .tables<JobsTables>()
    .selectFrom('jobs.rule')
    .select('approval_required')
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return row?.approval_required ?? false;
}

export async function setApprovalRequired(tx: Tx, groupId: string, required: boolean): Promise<void> {
  await tx
    .tables<JobsTables>()
    .insertInto('jobs.rule')
    .values({ group_id: groupId, approval_required: required })
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet({ approval_required: required }))
    .execute();
}
