import { readerOf, standingOf } from '@hearth/domains/approvals/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { announce, lockedRequisition, shownRequisition } from '../one.ts';
import { askForBudget } from '../over-budget.ts';
import { setStanding } from '../queries/requisition.ts';
import { asAsked, requestSteps } from '../steps.ts';
import { tellStanding } from '../tell-standing.ts';

export const decideRequisition = implement(contract.decideRequisition, async ({ params, body }, work) => {
  const { db, clock, grant } = work;
  const row = await lockedRequisition(db, grant, params.requisition_id);
  const reader = await readerOf(work);
  const { steps, status } = await requestSteps.decide(db, asAsked(row), reader, { ...body, at: clock.now() });
  const more = status === 'APPROVED' ? await askForBudget(work, row, steps, { reader, note: body.note }) : [];
  const after = standingOf([...steps, ...more]);
  await setStanding(db, row.id, after.status, after.waitingFor);
  await announce(work, row);
  await tellStanding(work, row, { ...after, note: body.note }, reader.userId);
  return shownRequisition(db, grant, row.id, reader);
});
