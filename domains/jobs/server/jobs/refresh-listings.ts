import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import type { FreeWork } from '@hearth/platform/module';
import { BRAND_CHANGED } from '@hearth/domains/core/events';
import { updateListing } from '../projection.ts';
import { findLiveJobsBelow } from '../queries/job.ts';

const AT_ONCE = 100;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Updates the listings at a brand and below it after their locations changed. */
async function refreshListingsOf(brandId: string, work: FreeWork): Promise<void> {
  for (let after: string | undefined = BEFORE_ALL; after !== undefined && !work.signal.aborted;) {
    const from: string = after;
    after = await work.run(SYSTEM, async ({ db, clock }) => {
      const jobs = await findLiveJobsBelow(db, brandId, from, AT_ONCE);
      for (const job of jobs) await updateListing(db, job, clock.now());
      return jobs.length < AT_ONCE ? undefined : jobs.at(-1)?.id;
    });
  }
}

/** Updates listings when brands change their name, address or state. */
export const refreshListings = listenTo(BRAND_CHANGED, {
  name: 'jobs.refreshListings',
  run: ({ data }, work) => refreshListingsOf(data.brand_id, work),
});
