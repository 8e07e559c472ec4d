import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { startImport as contract } from '../../contract/endpoints.ts';
import { IMPORT_NOT_CHECKED } from '../../contract/failures.ts';
import { requireOpenImport, requireComplete } from '../access.ts';
import { RUN_IMPORT } from '../jobs/run-import.ts';
import { presentDetail } from '../present.ts';
import { beginPhase } from '../queue-phase.ts';

/** After a check, or again after a run that failed: a failed run has written nothing. */
export const startImport = implement(contract, async ({ params }, { db, grant, enqueue, emit }) => {
  const row = await requireOpenImport(db, grant, params.import_id);
  requireComplete(row);
  if (row.counts === null) throw failure(IMPORT_NOT_CHECKED);
  await enqueue(RUN_IMPORT, { import_id: row.id });
  return presentDetail(db, await beginPhase({ db, emit }, row, 'RUNNING'));
});
