import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { deleteEntries } from '../queries/entry.ts';
import { noteDeed } from '../queries/event.ts';
import { takeOver } from '../queries/leaving.ts';

export const CLEAR_POOL = 'talentPool.clearPool';
const AT_ONCE = 500;

/** Lets go whoever did not answer in time and whose consent has ended, batch by batch. Doing it twice is doing it once. */
export const clearPool: Job = {
  name: CLEAR_POOL,
  cron: '40 2 * * *',
  run: async (_data, work) => {
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      found = await work.run(SYSTEM, async ({ db, clock }) => {
        const over = await takeOver(db, clock.now(), AT_ONCE);
        await noteDeed(db, over, 'EXPIRED', null, clock.now());
        await deleteEntries(
          db,
          over.map(({ id }) => id),
        );
        return over.length;
      });
    }
  },
};
