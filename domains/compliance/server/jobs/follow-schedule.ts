import { ONBOARDING_CHANGED } from '@hearth/domains/onboarding/events';
import { DEMANDS_CHANGED, PERSON_CHANGED } from '@hearth/domains/qualifications/events';
import {
  AVAILABILITY_CHANGED,
  PUBLISHED,
  SHIFTS_CHANGED,
  TIME_OFF_DECIDED,
  TIME_OFF_REQUESTED,
} from '@hearth/domains/scheduling/events';
import { findWeeksOfEmployee } from '@hearth/domains/scheduling/service';
import { EMPLOYEE_CHANGED, EMPLOYEES_LOADED } from '@hearth/domains/team/events';
import { DAY_NOTES_CHANGED } from '@hearth/domains/workplace/events';
import type { EventContract, EventData } from '@hearth/kit/event';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import type { FreeWork, Listener } from '@hearth/platform/module';
import { checkHorizon, isWatched } from '../../rules/horizon.ts';
import { findWatchedWeeks } from '../queries/check.ts';
import { enqueueCheck } from './check-week.ts';

/** A week that changed is checked again; of a place whose rules changed, all watched weeks there and below are. */
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
    for (const at of await findWatchedWeeks(means.db, locationId, checkHorizon(now))) await enqueueCheck(means, at);
  });
}

/** Rechecks the weeks with shifts of a person whose availability or employment changed. */
async function followPerson(
  { employee_id: employeeId }: { readonly employee_id: string },
  work: FreeWork,
): Promise<void> {
  const days = checkHorizon(work.clock.now());
  await work.run(SYSTEM, async (means) => {
    for (const at of await findWeeksOfEmployee(means.db, employeeId, days)) await enqueueCheck(means, at);
  });
}

const recheckOnEvent = <Data extends EventData>(
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
  recheckOnEvent(SHIFTS_CHANGED, 'followShifts', followWeek),
  recheckOnEvent(PUBLISHED, 'followPublications', followWeek),
  recheckOnEvent(AVAILABILITY_CHANGED, 'followAvailability', followPerson),
  recheckOnEvent(TIME_OFF_REQUESTED, 'followTimeOffAskedFor', followPerson),
  recheckOnEvent(TIME_OFF_DECIDED, 'followTimeOffDecided', followPerson),
  recheckOnEvent(EMPLOYEE_CHANGED, 'followEmployment', followPerson),
  recheckOnEvent(PERSON_CHANGED, 'followQualifications', followPerson),
  recheckOnEvent(ONBOARDING_CHANGED, 'followOnboarding', followPerson),
  recheckOnEvent(DEMANDS_CHANGED, 'followDemands', ({ brand_id }, work) =>
    followWeek({ location_id: brand_id, week: null }, work),
  ),
  // What is only written on a day breaks no rule.
  recheckOnEvent(DAY_NOTES_CHANGED, 'followClosedDays', async ({ brand_id, is_closing: isClosing }, work) => {
    if (isClosing) await followWeek({ location_id: brand_id, week: null }, work);
  }),
  recheckOnEvent(EMPLOYEES_LOADED, 'followImports', ({ location_id }, work) =>
    followWeek({ location_id, week: null }, work),
  ),
];
