import { implement } from '@hearth/platform/module';
import { findMyEmployments } from '@hearth/domains/team/service';
import * as contract from '../../../contract/endpoints.ts';
import { DAYS_PER_WEEK, MAX_RANGE_DAYS } from '../../../rules/limits.ts';
import { addDays } from '../../../rules/hours/time.ts';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { NO_WISHES } from '../../../rules/availability.ts';
import { groupBy } from '../../people.ts';
import { presentChange, presentException, redactTimeOff } from '../../present.ts';
import { findExceptions, findUsualWeeks } from '../../queries/availability.ts';
import { findApprovingPlaces } from '../../place-settings.ts';
import { findLastChanges } from '../../queries/availability-change.ts';
import { findPlaceNames } from '../../queries/place.ts';
import { findOwnTimeOff } from '../../queries/time-off.ts';

const CHANGES_SHOWN = 10;

/** The newest word on the usual week, also when it begins later; exceptions from last week on; time off of the last year and after. */
export const getMyAvailability = implement(contract.getMyAvailability, async (_input, { db, clock, actor }) => {
  const today = clock.now().toISOString().slice(0, 10);
  const employments = await findMyEmployments(db);
  const ids = employments.map((employment) => employment.id);
  const until = addDays(today, MAX_RANGE_DAYS);
  const weeks = groupBy(await findUsualWeeks(db, ids, until), (row) => row.employee_id);
  const days = { from: addDays(today, -DAYS_PER_WEEK), to: until };
  const exceptions = groupBy(await findExceptions(db, ids, days), (row) => row.employee_id);
  const timeOff = groupBy(await findOwnTimeOff(db, ids, addDays(today, -MAX_RANGE_DAYS)), (row) => row.employee_id);
  const places = await findPlaceNames(db, [...new Set(employments.map((employment) => employment.location_id))]);
  const changes = groupBy(await findLastChanges(db, ids, CHANGES_SHOWN), (row) => row.employee_id);
  // Staff read no settings of their group: whether somebody approves is all that is asked.
  const approving = await inScope(db, SYSTEM, (system) => findApprovingPlaces(system, [...places.keys()]));
  return {
    employments: employments.map(({ id, location_id: locationId }) => {
      const newest = weeks.get(id)?.[0];
      return {
        employee_id: id,
        location: { id: locationId, name: places.get(locationId)?.name ?? '' },
        effective_from: newest?.effective_from ?? null,
        slots: newest?.slots ?? [],
        wishes: newest?.wishes ?? NO_WISHES,
        exceptions: (exceptions.get(id) ?? []).map(presentException),
        needs_approval: approving.has(locationId),
        changes: (changes.get(id) ?? []).map(presentChange),
        time_off: redactTimeOff(actor, timeOff.get(id) ?? []),
      };
    }),
  };
});
