import { JOB_EDITED, JOB_PUBLISHED, JOB_STATUS_CHANGED } from '@hearth/domains/jobs/events';
import { listJobsById } from '@hearth/domains/jobs/service';
import type { HearthEvent } from '@hearth/kit/event';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import type { FreeWork, Listener } from '@hearth/platform/module';
import { resolveGoal } from '../../rules/delivery.ts';
import { scheduleDelivery } from '../advance.ts';
import { lockPostings } from '../queries/posting.ts';

/** Propagates edits and state changes of a job to its boards. */
async function followJob(
  { type, data: { job_id: jobId } }: HearthEvent<{ readonly job_id: string }>,
  { run }: FreeWork,
): Promise<void> {
  await run(SYSTEM, async (work) => {
    const postings = (await lockPostings(work.db, jobId)).filter(({ wanted }) => wanted);
    const job = postings.length === 0 ? undefined : (await listJobsById(work.db, [jobId])).get(jobId);
    if (job === undefined) return;
    const goal = resolveGoal(job.status, true);
    for (const posting of postings)
      if (posting.goal !== goal || (type === JOB_EDITED.type && goal === 'LIVE'))
        await scheduleDelivery(work, job, posting, { wanted: true, goal });
  });
}

export const followJobs: readonly Listener[] = [
  listenTo(JOB_PUBLISHED, { name: 'jobBoards.followPublished', run: followJob }),
  listenTo(JOB_EDITED, { name: 'jobBoards.followEdited', run: followJob }),
  listenTo(JOB_STATUS_CHANGED, { name: 'jobBoards.followStatus', run: followJob }),
];
