import { requireLocation } from '@hearth/domains/scheduling/service';
import { implement } from '@hearth/platform/module';
import { listRecurringShifts as contract } from '../../contract/recurring-endpoints.ts';
import { findRecurringOf, findRecurringShifts } from '../queries/recurring-shift.ts';
import { presentRecurring } from '../actions/present-recurring.ts';
import { planningDays } from '../actions/recurring-series.ts';

export const listRecurringShifts = implement(contract, async ({ query }, { db, grant, clock }) => {
  const place = await requireLocation(db, grant);
  const now = clock.now();
  const rows =
    query.shift_id === undefined
      ? await findRecurringShifts(db, place, planningDays(place, now).from)
      : await findRecurringOf(db, place.id, query.shift_id);
  return { recurring: await presentRecurring(db, { place, grant, now }, rows) };
});
