import { readerOf } from '@hearth/domains/approvals/service';
import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { ALREADY_DECIDED } from '../../contract/failures.ts';
import { announce, lockedRequisition, shownRequisition } from '../one.ts';
import { closeRow } from '../queries/requisition.ts';

export const closeRequisition = implement(contract.closeRequisition, async ({ params }, work) => {
  const { db, clock, actor, grant } = work;
  const row = await lockedRequisition(db, grant, params.requisition_id);
  if (row.status !== 'APPROVED') throw failure(ALREADY_DECIDED, { status: row.status });
  await closeRow(db, row.id, { by: actor.userId, at: clock.now() });
  await announce(work, row);
  return shownRequisition(db, grant, row.id, await readerOf(work));
});
