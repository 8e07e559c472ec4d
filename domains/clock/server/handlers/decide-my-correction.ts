import { findMyEmployments } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { decideMyCorrection as contract } from '../../contract/correction-endpoints.ts';
import { CORRECTION_DECIDED } from '../../contract/failures.ts';
import { settleCorrection } from '../correct-punches.ts';
import { presentCorrection } from '../present-correction.ts';
import { lockCorrection } from '../queries/correction.ts';

/** What a manager proposed is agreed to or declined; what one asked for oneself can only be withdrawn. */
export const decideMyCorrection = implement(contract, async ({ params, body }, work) => {
  const employments = await findMyEmployments(work.db);
  const { userId } = work.actor;
  return inScope(work.db, SYSTEM, async (db) => {
    const row = await lockCorrection(db, params.correction_id);
    const person = employments.find(({ id }) => id === row?.employee_id);
    if (row === undefined || person === undefined) throw failure(NOT_FOUND);
    const isOpen = row.state === 'PENDING' && row.version === body.version;
    if (!isOpen || (row.side === 'WORKER') !== (body.decision === 'WITHDRAW')) throw failure(CORRECTION_DECIDED);
    return presentCorrection(db, await settleCorrection({ ...work, db }, { person, userId }, row, body), userId);
  });
});
