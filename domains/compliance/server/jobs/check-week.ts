import { localDate, uuid } from '@hearth/kit/schema';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import type { LocationWeek } from '@hearth/domains/scheduling/service';
import { SYSTEM } from '@hearth/platform/database';
import { workOn } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { checkWeek } from '../check.ts';

const CHECK_WEEK = defineJob('compliance.checkWeek', { location_id: uuid, week: localDate }, { isKeyed: true });

/** Checks one week of one location, in a transaction of its own. Checking twice finds the same. */
export const checkWeekJob = workOn(CHECK_WEEK, {
  formerNames: ['risk.checkWeek'],
  pace: 'soon',
  run: (at, work) => work.run(SYSTEM, (means) => checkWeek(means, at)),
});

/** Asks for a week to be checked; one that waits already is not asked for again. */
export function enqueueCheck({ enqueue }: Pick<Work, 'enqueue'>, at: LocationWeek): Promise<void> {
  return enqueue(CHECK_WEEK, at, { key: `${at.location_id} ${at.week}` });
}
