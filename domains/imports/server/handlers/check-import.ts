import { implement } from '@hearth/platform/module';
import { checkImport as contract } from '../../contract/endpoints.ts';
import { requireOpenImport, requireComplete } from '../access.ts';
import { CHECK_IMPORT } from '../jobs/check-import.ts';
import { createImportEvent } from '../jobs/pace.ts';
import { presentDetail } from '../present.ts';
import { updateImport } from '../queries/import.ts';

export const checkImport = implement(contract, async ({ params }, { db, grant, enqueue, emit }) => {
  const row = await requireOpenImport(db, grant, params.import_id);
  requireComplete(row);
  const checking = await updateImport(db, row.id, {
    status: 'CHECKING',
    phase: 'WAITING',
    rows_done: 0,
    problem: null,
    attempts: 0,
    alive_at: null,
    cancel_asked: false,
    finished_at: null,
  });
  await enqueue(CHECK_IMPORT, { import_id: row.id });
  await emit(createImportEvent(row, 'CHECKING'));
  return presentDetail(db, checking);
});
