import { implement } from '@hearth/platform/module';
import { checkImport as contract } from '../../contract/endpoints.ts';
import { requireOpenImport, requireComplete } from '../access.ts';
import { CHECK_IMPORT } from '../jobs/check-import.ts';
import { presentDetail } from '../present.ts';
import { beginPhase } from '../queue-phase.ts';

export const checkImport = implement(contract, async ({ params }, { db, grant, enqueue, emit }) => {
  const row = await requireOpenImport(db, grant, params.import_id);
  requireComplete(row);
  await enqueue(CHECK_IMPORT, { import_id: row.id });
  return presentDetail(db, await beginPhase({ db, emit }, row, 'CHECKING'));
});
