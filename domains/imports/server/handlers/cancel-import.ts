import { removeKept } from '@hearth/domains/media/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { cancelImport as contract } from '../../contract/endpoints.ts';
import { IMPORT_ENDED } from '../../contract/failures.ts';
import { isVisibleImport } from '../access.ts';
import { findLive } from '../jobs/live.ts';
import { createImportEvent } from '../jobs/pace.ts';
import { findImport, updateImport } from '../queries/import.ts';

/**
 * Asks a running job to end: first in memory, which reaches a job of this process at once, then in the database for any
 * other. An import that nobody works on ends here and now.
 */
export const cancelImport = implement(contract, async ({ params }, { actor, grant, run, clock }) => {
  const live = findLive(params.import_id);
  if (live !== undefined && isVisibleImport(grant, live)) live.cancelAsked = true;
  const scope = { kind: 'tenant', groupIds: [grant.groupId], userId: actor.userId } as const;
  return run(scope, async (work) => {
    const { db, emit } = work;
    const row = await findImport(db, grant, params.import_id, 'change');
    if (row === undefined) throw failure(NOT_FOUND);
    if (row.status === 'CANCELLED') return { status: row.status };
    if (row.status === 'DONE') throw failure(IMPORT_ENDED);
    const worked = row.status === 'CHECKING' || row.status === 'RUNNING';
    const changed = await updateImport(
      db,
      row.id,
      worked ? { cancel_asked: true } : { status: 'CANCELLED', phase: 'WAITING', finished_at: clock.now() },
    );
    await emit(createImportEvent(row, changed.status));
    if (changed.status === 'CANCELLED') await removeKept(work, [row.file_key]);
    return { status: changed.status };
  });
});
