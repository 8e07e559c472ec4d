import { implement } from '@hearth/platform/module';
import { checkImport as contract } from '../../contract/endpoints.ts';
import { openImportOf, refuseIncomplete } from '../access.ts';
import { CHECK_IMPORT } from '../jobs/check-import.ts';
import { importChanged } from '../jobs/pace.ts';
import { presentDetail } from '../present.ts';
import { updateImport } from '../queries/import.ts';

export const checkImport = implement(contract, async ({ params }, { db, grant, enqueue, emit }) => {
  const row = await openImportOf(db, grant, params.import_id);
  refuseIncomplete(row);
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
  await emit(importChanged(row, 'CHECKING'));
  return presentDetail(db, checking);
});
