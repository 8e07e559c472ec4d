import {
  AVAILABILITY_CHANGED,
  PUBLISHED,
  SHIFTS_CHANGED,
  TIME_OFF_DECIDED,
  TIME_OFF_REQUESTED,
} from '@hearth/domains/scheduling/events';
import { findWeeksOfEmployee } from '@hearth/domains/scheduling/service';
import { EMPLOYEE_CHANGED } from '@hearth/domains/team/events';
import type { HearthEvent } from '@hearth/kit/event';
import { SYSTEM } from '@hearth/platform/database';
import type { FreeWork, Listener } from '@hearth/platform/module';
import { horizon, isWatched } from '../../rules/horizon.ts';
import { findWeeksOf } from '../queries/check.ts';
import { askForCheck } from './check-week.ts';

/** A week that changed is checked again; of a location whose rules changed, all watched weeks are. */
async function followWeek({ data }: HearthEvent, work: FreeWork): Promise<void> {
  const { location_id: locationId, week } = data;
  if (typeof locationId !== 'string') return;
  const now = work.clock.now();
  await work.run(SYSTEM, async (means) => {
    if (typeof week === 'string') {
      if (isWatched(week, now)) await askForCheck(means, { location_id: locationId, week });
      return;
    }
    for (const at of await findWeeksOf(means.db, locationId, horizon(now))) await askForCheck(means, at);
  });
}

/** What a person says about their time, and from when to when they are employed, is a matter of the weeks in which they have shifts. */
async function followPerson({ data }: HearthEvent, work: FreeWork): Promise<void> {
  const { employee_id: employeeId } = data;
  if (typeof employeeId !== 'string') return;
  const days = horizon(work.clock.now());
  await work.run(SYSTEM, async (means) => {
    for (const at of await findWeeksOfEmployee(means.db, employeeId, days)) await askForCheck(means, at);
  });
}

const follow = (type: string, name: string, run: Listener['run']): Listener => ({
  type,
  name: `risk.${name}`,
  run,
  pace: 'soon',
});

/** Everything after which a week may be right or wrong in another way. */
export const followSchedule: readonly Listener[] = [
  follow(SHIFTS_CHANGED, 'followShifts', followWeek),
  follow(PUBLISHED, 'followPublications', followWeek),
  follow(AVAILABILITY_CHANGED, 'followAvailability', followPerson),
  follow(TIME_OFF_REQUESTED, 'followTimeOffAskedFor', followPerson),
  follow(TIME_OFF_DECIDED, 'followTimeOffDecided', followPerson),
  follow(EMPLOYEE_CHANGED, 'followEmployment', followPerson),
];
