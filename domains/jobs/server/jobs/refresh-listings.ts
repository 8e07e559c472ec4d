import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import type { FreeWork } from '@hearth/platform/module';
import { BRAND_CHANGED } from '@hearth/domains/core/events';
import { project } from '../projection.ts';
import { findLiveJobsBelow } from '../queries/job.ts';

const AT_ONCE = 100;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Shows the live jobs of a brand, and of everything below it, as their places are now called and whether they are open. */
async function refresh(brandId: string, work: FreeWork): Promise<void> {
  for (let after: string | undefined = BEFORE_ALL; after !== undefined && !work.signal.aborted;) {
    const from: string = after;
    after = await work.run(SYSTEM, async ({ db, clock }) => {
      const jobs = await findLiveJobsBelow(db, brandId, from, AT_ONCE);
      for (const job of jobs) await project(db, job, clock.now());
      return jobs.length < AT_ONCE ? undefined : jobs.at(-1)?.id;
    });
  }
}

/** The career page follows the brand tree: names, addresses, and what is archived or suspended. */
export const refreshListings = listenTo(BRAND_CHANGED, {
  name: 'jobs.refreshListings',
  run: ({ data }, work) => refresh(data.brand_id, work),
});
