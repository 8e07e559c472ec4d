import { SYSTEM } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
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
    const failed: string[] = [];
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      found = await work.run(SYSTEM, async (means) => {
        const rows = await lockOverdue(means.db, means.clock.now(), { limit: AT_ONCE, except: failed });
        const left = await eachApart(means, rows, {
          name: 'offers.expire',
          id: (row) => row.id,
          run: async (part, row) =>
            notifySender(part, await changeState(part, row, 'expire', { userId: null, name: '' }), 'expired'),
        });
        failed.push(...left.map(({ id }) => id));
        return rows.length;
      });
    }
  },
};
