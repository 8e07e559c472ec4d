import { SYSTEM } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
import type { Job, Work } from '@hearth/platform/module';
import { openToPublic } from '../audience.ts';
import { applyAction } from '../lifecycle.ts';
import { findDueJobs } from '../queries/job.ts';
import type { JobRow } from '../queries/job.ts';
import { findPlace } from '../queries/place.ts';

const AT_ONCE = 50;

/**
 * Lets scheduled jobs go live, shows everybody those that the staff has had to itself, and expires those that are over. The public does not wait for this: an expired job is not shown
 * from the very moment on. Each batch is a transaction of its own; what is done twice is done once.
 */
export const keepPosts: Job = {
  name: 'jobs.keepPosts',
  cron: '* * * * *',
  run: async (_data, work) => {
    const failed: string[] = [];
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      found = await work.run(SYSTEM, async (means) => {
        const now = means.clock.now();
        const due = await findDueJobs(means.db, now, { limit: AT_ONCE, except: failed });
        const left = await eachApart(means, due, {
          name: 'jobs.keepPosts',
          id: (job) => job.id,
          run: (part, job) => keepPost(part, job, now),
        });
        failed.push(...left.map(({ id }) => id));
        return due.length;
      });
    }
  },
};

async function keepPost(means: Work<'system'>, job: JobRow, now: Date): Promise<void> {
  const place = await findPlace(means.db, job.location_id);
  if (place === undefined) return;
  const current = job.status === 'SCHEDULED' ? await applyAction(means, job, place, 'go_live', null) : job;
  const isOver = current.expires_at !== null && current.expires_at <= now;
  const isDue = current.audience === 'STAFF_FIRST' && current.public_at !== null && current.public_at <= now;
  if (isOver) await applyAction(means, current, place, 'expire', null);
  else if (isDue) await openToPublic(means, current, place);
}
