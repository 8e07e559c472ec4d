import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { foldCounts } from '../queries/stage-count.ts';

const AT_ONCE = 500;

/** Keeps the counts of stages short to add up. */
export const foldStageCounts: Job = {
  name: 'applications.foldStageCounts',
  cron: '* * * * *',
  run: async (_data, work) => {
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;)
      found = await work.run(SYSTEM, ({ db }) => foldCounts(db, AT_ONCE));
  },
};
