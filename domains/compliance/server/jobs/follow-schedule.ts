import {
  AVAILABILITY_CHANGED,
  PUBLISHED,
  SHIFTS_CHANGED,
  TIME_OFF_DECIDED,
  TIME_OFF_REQUESTED,
} from '@hearth/domains/scheduling/events';
import { findWeeksOfEmployee } from '@hearth/domains/scheduling/service';
import { EMPLOYEE_CHANGED, EMPLOYEES_LOADED } from '@hearth/domains/team/events';
import type { EventContract, EventData } from '@hearth/kit/event';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import type { FreeWork, Listener } from '@hearth/platform/module';
import { horizon, isWatched } from '../../rules/horizon.ts';
import { findWeeksOf } from '../queries/check.ts';
import { enqueueCheck } from './check-week.ts';

/** A week that changed is checked again; of a location whose rules changed, all watched weeks are. */
async function followWeek(
  { location_id: locationId, week }: { readonly location_id: string; readonly week: string | null },
  work: FreeWork,
): Promise<void> {
  const now = work.clock.now();
  await work.run(SYSTEM, async (means) => {
    if (week !== null) {
      if (isWatched(week, now)) await enqueueCheck(means, { location_id: locationId, week });
      return;
    }
    for (const at of await findWeeksOf(means.db, locationId, horizon(now))) await enqueueCheck(means, at);
  });
}

/** What a person says about their time, and from when to when they are employed, is a matter of the weeks in which they have shifts. */
async function followPerson(
  { employee_id: employeeId }: { readonly employee_id: string },
  work: FreeWork,
): Promise<void> {
  const days = horizon(work.clock.now());
  await work.run(SYSTEM, async (means) => {
    for (const at of await findWeeksOfEmployee(means.db, employeeId, days)) await enqueueCheck(means, at);
  });
}

const follow = <Data extends EventData>(
  contract: EventContract<Data>,
  name: string,
  run: (data: Data, work: FreeWork) => Promise<void>,
): Listener =>
  listenTo(contract, {
    name: `compliance.${name}`,
    formerNames: [`risk.${name}`],
    run: ({ data }, work) => run(data, work),
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
  follow(EMPLOYEES_LOADED, 'followImports', ({ location_id }, work) => followWeek({ location_id, week: null }, work)),
];
