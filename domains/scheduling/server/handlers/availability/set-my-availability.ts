import { groupScope, inScope } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { AVAILABILITY_CHANGED } from '../../../contract/events.ts';
import { startOfWeek } from '../../../rules/hours/time.ts';
import { requireOwnEmployment } from '../../access.ts';
import { putUsualWeek } from '../../queries/availability.ts';
import { findWeekStarts } from '../../place-settings.ts';

/** A usual week holds for whole weeks: it begins with the week that holds the date. */
export const setMyAvailability = implement(contract.setMyAvailability, async ({ params, body }, context) => {
  const { db, clock, emit } = context;
  const employment = await requireOwnEmployment(db, params.employee_id);
  // Staff read no settings of their group; on which day their own weeks begin is all that is asked.
  const { group_id: groupId, location_id: locationId } = employment;
  const starts = await inScope(db, groupScope([groupId]), (group) => findWeekStarts(group, [locationId]));
  const from = startOfWeek(body.effective_from, starts.get(employment.location_id));
  await putUsualWeek(db, {
    employeeId: employment.id,
    groupId: employment.group_id,
    from,
    slots: body.slots,
    at: clock.now(),
  });
  await emit(
    AVAILABILITY_CHANGED.of({
      group_id: employment.group_id,
      topics: [`brand:${employment.location_id}`],
      data: { employee_id: employment.id },
    }),
  );
  return { effective_from: from, slots: body.slots };
});
