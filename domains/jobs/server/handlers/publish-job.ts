import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { JOB_CHANGED } from '../../contract/failures.ts';
import { lockedJob, provenJob, provenPlace } from '../access.ts';
import { act, isForLater } from '../lifecycle.ts';
import { presentJob } from '../present.ts';
import { isApprovalRequired } from '../queries/rule.ts';
import { takeLocked } from '../templates.ts';

/** Where the group wants approval, only those who manage the brand may publish; for others it is a request to do so. */
export const publishJob = implement(contract.publishJob, async ({ params, body }, work) => {
  const { db, clock, actor, grant } = work;
  const found = await lockedJob(db, grant, params.job_id);
  if (found.version !== body.version) throw failure(JOB_CHANGED, { version: found.version });
  const place = await provenPlace(db, grant, found.location_id);
  const job = await takeLocked({ db, now: clock.now(), actorId: actor.userId }, found, place);
  const needsApproval = !grant.holds('MANAGE_BRAND') && (await isApprovalRequired(db, grant.groupId));
  const action = needsApproval ? 'submit' : isForLater(job, place, clock.now()) ? 'schedule' : 'publish';
  await act(work, job, place, action, actor.userId);
  return presentJob(await provenJob(db, grant, job.id));
});
