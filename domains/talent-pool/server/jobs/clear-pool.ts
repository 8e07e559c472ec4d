import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { deleteEntries } from '../queries/entry.ts';
import { insertEvents } from '../queries/event.ts';
import { lockExpired } from '../queries/leaving.ts';

export const CLEAR_POOL = 'talentPool.clearPool';
const AT_ONCE = 500;

/**
 * Removes people who did not answer in time or whose consent ended, in batches. Idempotent. Doing it twice is doing
 * it once.
 */
export const clearPool: Job = {
  name: CLEAR_POOL,
  cron: '40 2 * * *',
  run: async (_data, work) => {
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      found = await work.run(SYSTEM, async ({ db, clock }) => {
        const over = await lockExpired(db, clock.now(), AT_ONCE);
        await insertEvents(db, over, 'EXPIRED', null, clock.now());
        await deleteEntries(
          db,
          over.map(({ id }) => id),
        );
        return over.length;
      });
    }
  },
};
