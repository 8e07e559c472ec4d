import { loadReader } from '@hearth/domains/approvals/service';
import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { ALREADY_DECIDED, NOT_YOUR_TURN } from '../../contract/failures.ts';
import { emitChange, lockGranted, loadRequisition } from '../one.ts';
import { setStanding } from '../queries/requisition.ts';

export const withdrawRequisition = implement(contract.withdrawRequisition, async ({ params }, work) => {
  const { db, actor, grant } = work;
  const row = await lockGranted(db, grant, params.requisition_id);
  if (row.requested_by !== actor.userId) throw failure(NOT_YOUR_TURN);
  if (row.status !== 'WAITING') throw failure(ALREADY_DECIDED, { status: row.status });
  await setStanding(db, row.id, 'WITHDRAWN', null);
  await emitChange(work, row);
  return loadRequisition(db, grant, row.id, await loadReader(work));
});
