import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { lockGrantedJob, getGrantedJob, getGrantedPlace } from '../access.ts';
import { presentJob } from '../present.ts';
import { publishPost } from '../publishing.ts';
import { jobRows } from '../queries/job.ts';

export const publishJob = implement(contract.publishJob, async ({ params, body }, work) => {
  const { db, grant } = work;
  const job = await lockGrantedJob(db, grant, params.job_id);
  jobRows.refuseStale(job.version, body.version);
  await publishPost(work, job, await getGrantedPlace(db, grant, job.location_id));
  return presentJob(await getGrantedJob(db, grant, job.id));
});
