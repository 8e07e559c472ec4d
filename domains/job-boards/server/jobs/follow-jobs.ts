import { JOB_EDITED, JOB_PUBLISHED, JOB_STATUS_CHANGED } from '@hearth/domains/jobs/events';
import { listJobsById } from '@hearth/domains/jobs/service';
import type { HearthEvent } from '@hearth/kit/event';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import type { FreeWork, Listener } from '@hearth/platform/module';
import { goalOf } from '../../rules/delivery.ts';
import { advance } from '../advance.ts';
import { lockPostings } from '../queries/posting.ts';

/** Boards follow what becomes of a job: an edit is told while it stands there, a pause and an end at once. */
async function follow(
  { type, data: { job_id: jobId } }: HearthEvent<{ readonly job_id: string }>,
  { run }: FreeWork,
): Promise<void> {
  await run(SYSTEM, async (work) => {
    const postings = (await lockPostings(work.db, jobId)).filter(({ wanted }) => wanted);
    const job = postings.length === 0 ? undefined : (await listJobsById(work.db, [jobId])).get(jobId);
    if (job === undefined) return;
    const goal = goalOf(job.status, true);
    for (const posting of postings)
      if (posting.goal !== goal || (type === JOB_EDITED.type && goal === 'LIVE'))
        await advance(work, job, posting, { wanted: true, goal });
  });
}

export const followJobs: readonly Listener[] = [
  listenTo(JOB_PUBLISHED, { name: 'jobBoards.followPublished', run: follow }),
  listenTo(JOB_EDITED, { name: 'jobBoards.followEdited', run: follow }),
  listenTo(JOB_STATUS_CHANGED, { name: 'jobBoards.followStatus', run: follow }),
];
