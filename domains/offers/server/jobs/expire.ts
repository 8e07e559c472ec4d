import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { change } from '../change.ts';
import { lockOverdue } from '../queries/offer.ts';
import { tellSender } from '../tell.ts';

const AT_ONCE = 50;

/** Notes offers whose time has run out and tells who sent them, batch by batch. What was noted is never told again. */
export const expire: Job = {
  name: 'offers.expire',
  cron: '7 * * * *',
  run: async (_data, work) => {
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      found = await work.run(SYSTEM, async (means) => {
        const rows = await lockOverdue(means.db, means.clock.now(), AT_ONCE);
        for (const row of rows)
          await tellSender(means, await change(means, row, 'expire', { userId: null, name: '' }), 'expired');
        return rows.length;
      });
    }
  },
};
