import { requireLocation } from '@hearth/domains/scheduling/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { decideCorrection as contract } from '../../contract/correction-endpoints.ts';
import { CORRECTION_DECIDED, CORRECTION_OWN, PUNCH_OWN } from '../../contract/failures.ts';
import { settleCorrection } from '../correct-punches.ts';
import { presentCorrection } from '../present-correction.ts';
import { lockCorrection } from '../queries/correction.ts';
import { requirePersonAt } from '../require-person.ts';

/** The second manager of one that another proposed, or the first of one that an employee asked for. */
export const decideCorrection = implement(contract, async ({ params, body }, work) => {
  const place = await requireLocation(work.db, work.grant);
  const { userId } = work.actor;
  return inScope(work.db, SYSTEM, async (db) => {
    const row = await lockCorrection(db, params.correction_id);
    if (row?.location_id !== place.id) throw failure(NOT_FOUND);
    if (row.state !== 'PENDING' || row.version !== body.version) throw failure(CORRECTION_DECIDED);
    const person = await requirePersonAt(db, work.grant, place.id, row.employee_id);
    if (person.user_id === userId) throw failure(PUNCH_OWN);
    const isProposer = row.proposed_by === userId;
    if (isProposer !== (body.decision === 'WITHDRAW')) throw failure(CORRECTION_OWN);
    return presentCorrection(db, await settleCorrection({ ...work, db }, { person, userId }, row, body), userId);
  });
});
