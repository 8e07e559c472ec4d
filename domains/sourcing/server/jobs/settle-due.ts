import { SYSTEM } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
import type { Job } from '@hearth/platform/module';
import { findDue } from '../queries/bonus.ts';
import { lockReferral } from '../queries/referral.ts';
import { updateBonuses } from '../settle.ts';

export const SETTLE_DUE = 'sourcing.settleDue';
const AT_ONCE = 50;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
const DAY_MS = 86_400_000;

/** Every hour: bonuses whose day has come at their place are earned, those of who left before it lapse. A batch is one transaction. */
export const settleDue: Job = {
  name: SETTLE_DUE,
  cron: '23 * * * *',
  run: async (_data, work) => {
    for (let after: string | undefined = BEFORE_ALL; after !== undefined && !work.signal.aborted;) {
      const from: string = after;
      after = await work.run(SYSTEM, async (means) => {
        const tomorrow = new Date(means.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
        const due = await findDue(means.db, tomorrow, from, AT_ONCE);
        await eachApart(means, due, {
          name: SETTLE_DUE,
          id: (id) => id,
          run: async (part, id) => {
            const referral = await lockReferral(part.db, id);
            if (referral !== undefined) await updateBonuses(part, referral);
          },
        });
        return due.length < AT_ONCE ? undefined : due.at(-1);
      });
    }
  },
};
