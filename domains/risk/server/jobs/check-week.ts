import type { LocationWeek } from '@hearth/domains/scheduling/service';
import { SYSTEM } from '@hearth/platform/database';
import type { Job, Work } from '@hearth/platform/module';
import { checkWeek } from '../check.ts';

const NAME = 'risk.checkWeek';

/** Checks one week of one location, in a transaction of its own. Checking twice finds the same. */
export const checkWeekJob: Job = {
  name: NAME,
  isKeyed: true,
  pace: 'soon',
  run: async (data, work) => {
    const { location_id: locationId, week } = data;
    if (typeof locationId !== 'string' || typeof week !== 'string') return;
    await work.run(SYSTEM, (means) => checkWeek(means, { location_id: locationId, week }));
  },
};

/** Asks for a week to be checked; one that waits already is not asked for again. */
export function askForCheck({ enqueue }: Pick<Work, 'enqueue'>, at: LocationWeek): Promise<void> {
  return enqueue(NAME, { ...at }, { key: `${at.location_id} ${at.week}` });
}
