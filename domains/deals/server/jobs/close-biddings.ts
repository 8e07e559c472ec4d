import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { MOST_AT_ONCE } from '../../rules/limits.ts';
import { awardBidding, lockBidding } from '../award-bidding.ts';
import { findDueBiddings } from '../queries/bid.ts';

/** Gives shifts to the best of their bids once bidding is over, each in a transaction of its own: one that fails is tried again and keeps none waiting. */
export const closeBiddings: Job = {
  name: 'deals.closeBiddings',
  cron: '* * * * *',
  run: async (_data, work) => {
    const due = await work.run(SYSTEM, ({ db, clock }) => findDueBiddings(db, clock.now(), MOST_AT_ONCE));
    const failed: unknown[] = [];
    for (const id of due)
      try {
        await work.run(SYSTEM, async (means) => {
          const bidding = await lockBidding(means, id);
          // Awarded by a manager while this waited for its row.
          if (bidding?.state === 'OPEN') await awardBidding(means, bidding, { userId: null });
        });
      } catch (problem) {
        failed.push(problem);
      }
    if (failed.length > 0) throw new AggregateError(failed, 'Some bidding could not be closed.');
  },
};
