import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { changeState } from '../change.ts';
import { lockOverdue } from '../queries/offer.ts';
import { notifySender } from '../tell.ts';

const AT_ONCE = 50;

/** Expires overdue offers in batches and notifies their senders, once each. What was noted is never told again. */
export const expire: Job = {
  name: 'offers.expire',
  cron: '7 * * * *',
  run: async (_data, work) => {
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      found = await work.run(SYSTEM, async (means) => {
        const rows = await lockOverdue(means.db, means.clock.now(), AT_ONCE);
        for (const row of rows)
          await notifySender(means, await changeState(means, row, 'expire', { userId: null, name: '' }), 'expired');
        return rows.length;
      });
    }
  },
};
