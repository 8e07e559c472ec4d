import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { JOB_CHANGED } from '../../contract/failures.ts';
import { lockedJob, provenJob, provenPlace } from '../access.ts';
import { presentJob } from '../present.ts';
import { publishPost } from '../publishing.ts';

export const publishJob = implement(contract.publishJob, async ({ params, body }, work) => {
  const { db, grant } = work;
  const job = await lockedJob(db, grant, params.job_id);
  if (job.version !== body.version) throw failure(JOB_CHANGED, { version: job.version });
  await publishPost(work, job, await provenPlace(db, grant, job.location_id));
  return presentJob(await provenJob(db, grant, job.id));
});
