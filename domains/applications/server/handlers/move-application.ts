import { failure } from '@hearth/kit/failure';
import { findName } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { APPLICATION_CHANGED } from '../../contract/failures.ts';
import { resolveMove } from '../../rules/steps.ts';
import { lockGrantedApplication } from '../access.ts';
import { loadApplicationDetails } from '../details.ts';
import { moveAll } from '../moves.ts';
import { refuseMove } from '../actions/refuse-move.ts';
import { findJobSteps } from '../steps.ts';

export const moveApplication = implement(contract.moveApplication, async ({ params, body }, work) => {
  const { db, grant, actor } = work;
  const row = await lockGrantedApplication(db, grant, params.application_id);
  if (row.version !== body.version)
    throw failure(APPLICATION_CHANGED, { current: await loadApplicationDetails(work, row) });
  const { verdict, stepId } = resolveMove(row, body, await findJobSteps(db, row.job_id), body.reason);
  refuseMove(verdict);
  if (verdict === 'same') return loadApplicationDetails(work, row);
  const mover = { side: 'EMPLOYER' as const, userId: actor.userId, name: await findName(db, actor.userId) };
  const [moved = row] = await moveAll(work, [{ row, to: body.stage, stepId }], mover, {
    reason: body.reason ?? undefined,
    letterAfterMinutes: body.letter_after_minutes,
  });
  return loadApplicationDetails(work, moved);
});
