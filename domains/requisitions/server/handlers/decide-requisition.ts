import { loadReader, chainProgress } from '@hearth/domains/approvals/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { emitChange, lockGranted, loadRequisition } from '../one.ts';
import { askForBudget } from '../over-budget.ts';
import { setStanding } from '../queries/requisition.ts';
import { toApprovalRequest, requestSteps } from '../steps.ts';

export const decideRequisition = implement(contract.decideRequisition, async ({ params, body }, work) => {
  const { db, clock, grant } = work;
  const row = await lockGranted(db, grant, params.requisition_id);
  const reader = await loadReader(work);
  const { steps, status } = await requestSteps.decide(db, toApprovalRequest(row), reader, { ...body, at: clock.now() });
  const more = status === 'APPROVED' ? await askForBudget(work, row, steps, { reader, note: body.note }) : [];
  const after = chainProgress([...steps, ...more]);
  await setStanding(db, row.id, after.status, after.waitingFor);
  await emitChange(work, row);
  return loadRequisition(db, grant, row.id, reader);
});
