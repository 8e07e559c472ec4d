import { implement } from '@hearth/platform/module';
import { getProgress as contract } from '../../contract/endpoints.ts';
import { isVisibleImport, importOf } from '../access.ts';
import { findLive } from '../jobs/live.ts';

/** Read from memory if this process runs the import: the database may be busy with its rows. */
export const getProgress = implement(contract, async ({ params }, { actor, grant, run }) => {
  const live = findLive(params.import_id);
  if (live !== undefined && isVisibleImport(grant, live)) {
    return { status: live.status, phase: live.phase, rows_done: live.rowsDone, rows_total: live.rowsTotal };
  }
  const scope = { kind: 'tenant', groupIds: [grant.groupId], userId: actor.userId } as const;
  const row = await run(scope, ({ db }) => importOf(db, grant, params.import_id));
  return { status: row.status, phase: row.phase, rows_done: row.rows_done, rows_total: row.rows_total };
});
