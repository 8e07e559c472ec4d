import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { startImport as contract } from '../../contract/endpoints.ts';
import { IMPORT_NOT_CHECKED } from '../../contract/failures.ts';
import { requireOpenImport, requireComplete } from '../access.ts';
import { createImportEvent } from '../jobs/pace.ts';
import { RUN_IMPORT } from '../jobs/run-import.ts';
import { presentDetail } from '../present.ts';
import { updateImport } from '../queries/import.ts';

/** After a check, or again after a run that failed: a failed run has written nothing. */
export const startImport = implement(contract, async ({ params }, { db, grant, enqueue, emit }) => {
  const row = await requireOpenImport(db, grant, params.import_id);
  requireComplete(row);
  if (row.counts === null) throw failure(IMPORT_NOT_CHECKED);
  const running = await updateImport(db, row.id, {
    status: 'RUNNING',
    phase: 'WAITING',
    rows_done: 0,
    problem: null,
    attempts: 0,
    alive_at: null,
    cancel_asked: false,
    finished_at: null,
  });
  await enqueue(RUN_IMPORT, { import_id: row.id });
  await emit(createImportEvent(row, 'RUNNING'));
  return presentDetail(db, running);
});
