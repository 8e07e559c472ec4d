import { groupScope, inScope, SYSTEM } from '@hearth/platform/database';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import { isDeepStrictEqual } from 'node:util';
import * as contract from '../../../contract/endpoints.ts';
import { AVAILABILITY_CHANGED, AVAILABILITY_REQUESTED } from '../../../contract/events.ts';
import { NO_WISHES } from '../../../rules/availability.ts';
import { startOfWeek } from '../../../rules/hours/time.ts';
import { requireOwnEmployment } from '../../access.ts';
import { findUsualWeeks, putUsualWeek } from '../../queries/availability.ts';
import { findLastChanges, insertChange } from '../../queries/availability-change.ts';
import { findApprovingPlaces, findWeekStarts } from '../../place-settings.ts';
import { lockPeople } from '../../queries/shift.ts';

/**
 * A usual week holds for whole weeks: it begins with the week that holds the date. Where a manager approves it, it waits, and
 * what holds stays. The same change sent again is the one that waits.
 */
export const setMyAvailability = implement(contract.setMyAvailability, async ({ params, body }, context) => {
  const { db, clock, emit } = context;
  const employment = await requireOwnEmployment(db, params.employee_id);
  const { id: employeeId, group_id: groupId, location_id: locationId } = employment;
  // Staff read no settings of their group; on which day their own weeks begin, and whether somebody approves, is all that is asked.
  const starts = await inScope(db, groupScope([groupId]), (group) => findWeekStarts(group, [locationId]));
  const approving = await inScope(db, SYSTEM, (system) => findApprovingPlaces(system, [locationId]));
  await lockPeople(db, [employeeId]);
  const from = startOfWeek(body.effective_from, starts.get(locationId));
  const [newest] = await findUsualWeeks(db, [employeeId], from);
  const wishes = body.wishes ?? newest?.wishes ?? NO_WISHES;
  const said = { effective_from: from, slots: body.slots, wishes };
  const state = approving.has(locationId) ? ('PENDING' as const) : ('IN_FORCE' as const);
  const [last] = await findLastChanges(db, [employeeId], 1);
  if (last?.state === 'PENDING' && state === 'PENDING') {
    const { effective_from, slots, wishes: waiting } = last;
    if (isDeepStrictEqual({ effective_from, slots, wishes: waiting }, said)) return { ...said, state };
  }
  const id = newId(clock.now().getTime());
  await insertChange(db, groupId, { ...said, id, employee_id: employeeId, state, asked_at: clock.now() });
  if (state === 'IN_FORCE')
    await putUsualWeek(db, { employeeId, groupId, from, slots: body.slots, wishes, at: clock.now() });
  const event = { group_id: groupId, topics: [`brand:${locationId}` as const] };
  await emit(
    state === 'IN_FORCE'
      ? AVAILABILITY_CHANGED.of({ ...event, data: { employee_id: employeeId } })
      : AVAILABILITY_REQUESTED.of({ ...event, data: { change_id: id, employee_id: employeeId } }),
  );
  return { ...said, state };
});
