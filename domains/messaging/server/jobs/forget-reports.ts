import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { deleteSettled } from '../queries/report.ts';

const AT_ONCE = 200;
/** How long what was decided can be looked up. */
const KEPT_DAYS = 182;
const DAY_MS = 86_400_000;

/** Forgets reports with their copies once they are settled and their time is over, or what they are about is kept no more. */
export const forgetReports: Job = {
  name: 'messaging.forgetReports',
  cron: '41 3 * * *',
  run: async (_data, { run, clock, signal }) => {
    const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
    let gone = AT_ONCE;
    while (gone === AT_ONCE && !signal.aborted)
      gone = await run(SYSTEM, ({ db }) => deleteSettled(db, before, AT_ONCE));
  },
};
