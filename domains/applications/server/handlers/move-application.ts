import { failure } from '@hearth/kit/failure';
import { nameOf } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { APPLICATION_CHANGED, HIRE_NEEDS_DETAILS, REASON_REQUIRED, STAGE_REFUSED } from '../../contract/failures.ts';
import { moveVerdict } from '../../rules/stages.ts';
import { lockGrantedApplication } from '../access.ts';
import { applicationDetails } from '../details.ts';
import { moveTo } from '../moves.ts';

export const moveApplication = implement(contract.moveApplication, async ({ params, body }, work) => {
  const { db, grant, actor } = work;
  const row = await lockGrantedApplication(db, grant, params.application_id);
  if (row.version !== body.version)
    throw failure(APPLICATION_CHANGED, { current: await applicationDetails(work, row) });
  const verdict = moveVerdict(row.stage, body.stage, body.reason);
  if (verdict === 'refused') throw failure(STAGE_REFUSED);
  if (verdict === 'needs_hire') throw failure(HIRE_NEEDS_DETAILS);
  if (verdict === 'needs_reason')
    throw failure(REASON_REQUIRED, {
      fields: [{ field: 'reason', rule: 'required', message: REASON_REQUIRED.message }],
    });
  if (verdict === 'same') return applicationDetails(work, row);
  const mover = { side: 'EMPLOYER' as const, userId: actor.userId, name: await nameOf(db, actor.userId) };
  return applicationDetails(
    work,
    await moveTo(work, row, body.stage, mover, body.reason === null ? {} : { reason: body.reason }),
  );
});
