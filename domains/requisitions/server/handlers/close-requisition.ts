import { loadReader } from '@hearth/domains/approvals/service';
import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { ALREADY_DECIDED } from '../../contract/failures.ts';
import { emitChange, lockGranted, loadRequisition } from '../one.ts';
import { setClosed } from '../queries/requisition.ts';

export const closeRequisition = implement(contract.closeRequisition, async ({ params }, work) => {
  const { db, clock, actor, grant } = work;
  const row = await lockGranted(db, grant, params.requisition_id);
  if (row.status !== 'APPROVED') throw failure(ALREADY_DECIDED, { status: row.status });
  await setClosed(db, row.id, { by: actor.userId, at: clock.now() });
  await emitChange(work, row);
  return loadRequisition(db, grant, row.id, await loadReader(work));
});
