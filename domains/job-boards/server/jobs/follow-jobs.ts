import { JOB_EDITED, JOB_PUBLISHED, JOB_STATUS_CHANGED } from '@hearth/domains/jobs/events';
import { listJobsById } from '@hearth/domains/jobs/service';
import { SYSTEM } from '@hearth/platform/database';
import type { Listener } from '@hearth/platform/module';
import { goalOf } from '../../rules/delivery.ts';
import { advance } from '../advance.ts';
import { lockPostings } from '../queries/posting.ts';

/** Boards follow what becomes of a job: an edit is told while it stands there, a pause and an end at once. */
const follow: Listener['run'] = async (event, { run }) => {
  const jobId = event.data['job_id'];
  if (typeof jobId !== 'string') return;
  await run(SYSTEM, async (work) => {
    const postings = (await lockPostings(work.db, jobId)).filter(({ wanted }) => wanted);
    const job = postings.length === 0 ? undefined : (await listJobsById(work.db, [jobId])).get(jobId);
    if (job === undefined) return;
    const goal = goalOf(job.status, true);
    for (const posting of postings)
      if (posting.goal !== goal || (event.type === JOB_EDITED && goal === 'LIVE'))
        await advance(work, job, posting, { wanted: true, goal });
  });
};

export const followJobs: readonly Listener[] = [
  { type: JOB_PUBLISHED, name: 'jobBoards.followPublished', run: follow },
  { type: JOB_EDITED, name: 'jobBoards.followEdited', run: follow },
  { type: JOB_STATUS_CHANGED, name: 'jobBoards.followStatus', run: follow },
];
