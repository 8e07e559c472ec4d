import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { countAnswers, canBeShown, newestClosedWeek } from '../../rules/anonymity.ts';
import { insertResults, takeClosedWeeks } from '../queries/tally.ts';

const AT_ONCE = 500;

/** Turns the counts of weeks that are over into results. What has fewer than five answers is deleted, and nobody ever sees it. */
export const closeWeeks: Job = {
  name: 'surveys.closeWeeks',
  formerNames: ['voice.closeWeeks'],
  cron: '20 * * * *',
  run: async (_data, work) => {
    const newest = newestClosedWeek(work.clock.now());
    for (let taken = AT_ONCE; taken === AT_ONCE && !work.signal.aborted;) {
      taken = await work.run(SYSTEM, async ({ db }) => {
        const weeks = await takeClosedWeeks(db, newest, AT_ONCE);
        const shown = weeks.filter(({ scores }) => canBeShown(scores));
        await insertResults(
          db,
          shown.map((week) => ({ ...week, answers: countAnswers(week.scores) })),
        );
        return weeks.length;
      });
    }
  },
};
