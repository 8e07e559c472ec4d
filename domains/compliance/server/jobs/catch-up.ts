import { eachApart } from '@hearth/platform/jobs/each-apart';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import { SYSTEM } from '@hearth/platform/database';
import { workOn } from '@hearth/platform/module';
import { checkHorizon } from '../../rules/horizon.ts';
import { checkWeek } from '../check.ts';
import { findStaleWeeks, forgetWeeks } from '../queries/check.ts';

export const CATCH_UP = defineJob('compliance.catchUp', {});
const AT_ONCE = 20;

/**
 * Checks the weeks that no event told of: imported ones, and those that came into view by the passing of time. Each batch is a
 * transaction of its own. Weeks that are over are forgotten.
 */
export const catchUp = workOn(CATCH_UP, {
  formerNames: ['risk.catchUp'],
  cron: '*/5 * * * *',
  run: async (_data, work) => {
    const weeks = checkHorizon(work.clock.now());
    await work.run(SYSTEM, ({ db }) => forgetWeeks(db, weeks.from));
    const failed: { readonly location_id: string; readonly week: string }[] = [];
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      found = await work.run(SYSTEM, async (means) => {
        const stale = await findStaleWeeks(means.db, weeks, { limit: AT_ONCE, except: failed });
        failed.push(
          ...(await eachApart(means, stale, {
            name: CATCH_UP.name,
            id: ({ location_id: id, week }) => `${id} ${week}`,
            run: checkWeek,
          })),
        );
        return stale.length;
      });
    }
  },
});
