import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { JOB_ACTION_REFUSED } from '../../contract/failures.ts';
import { allowedActions, isUnpublished } from '../../rules/post-status.ts';
import { lockGrantedJob, getGrantedJob, getGrantedPlace } from '../access.ts';
import { changeAudience } from '../audience.ts';
import { presentJob } from '../present.ts';
import { isApprovalRequired } from '../queries/rule.ts';

/** Where the group wants approval, a post that is out reaches more people only by those who may publish. */
export const putJobAudience = implement(contract.putJobAudience, async ({ params, body }, work) => {
  const { db, actor, grant } = work;
  const job = await lockGrantedJob(db, grant, params.job_id);
  const widens = job.audience !== 'PUBLIC' && body.audience !== 'STAFF' && !isUnpublished(job.status);
  if (widens && !grant.holds('MANAGE_BRAND') && (await isApprovalRequired(db, grant.groupId)))
    throw failure(JOB_ACTION_REFUSED, { status: job.status, allowed: allowedActions(job.status) });
  const to = { audience: body.audience, staff_days: body.audience === 'STAFF_FIRST' ? body.staff_days : 0 };
  if (job.audience !== to.audience || job.staff_days !== to.staff_days)
    await changeAudience(work, job, await getGrantedPlace(db, grant, job.location_id), to, actor.userId);
  return presentJob(await getGrantedJob(db, grant, job.id));
});
