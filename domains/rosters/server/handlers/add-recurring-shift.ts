import { addDays } from '@hearth/domains/scheduling/rules';
import {
  findPlannedById,
  lockPlacing,
  requireLocation,
  type ScheduleLocation,
} from '@hearth/domains/scheduling/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { initialVersion } from '@hearth/platform/database/versioned-rows';
import { implement } from '@hearth/platform/module';
import { TOO_MANY_RECURRING_SHIFTS } from '../../contract/failures.ts';
import { addRecurringShift as contract } from '../../contract/recurring-endpoints.ts';
import { RECURRING_PER_PLACE } from '../../rules/limits.ts';
import { insertChange } from '../queries/change.ts';
import {
  countRecurringShifts,
  findRecurringByKey,
  findRecurringDates,
  findRecurringOf,
  forgetShift,
  insertRecurringDates,
  insertRecurringShift,
  type RecurringRow,
} from '../queries/recurring-shift.ts';
import { refuseWrongSeries } from '../actions/check-recurring.ts';
import { sortWeekdays } from '../../rules/recurrence.ts';
import { planOn } from '../actions/plan-on.ts';
import { presentOne } from '../actions/present-recurring.ts';
import { emptyReport, planningDays } from '../actions/recurring-series.ts';

/** Adds a recurring shift and plans it up to the horizon. A shift that it is made from is the first of them. */
export const addRecurringShift = implement(contract, async ({ body }, context) => {
  const { db, grant, actor, clock } = context;
  const place = await requireLocation(db, grant);
  const { idempotency_key: key, shift_id: shiftId, start, end, ...content } = body;
  await lockPlacing(db, place.id);
  const now = clock.now();
  const { from: today } = planningDays(place, now);
  const count = await countRecurringShifts(db, place.id, today);
  const sender = { placeId: place.id, userId: actor.userId };
  const made = await findRecurringByKey(db, grant.groupId, key, sender);
  if (made !== undefined) {
    const dates = await findRecurringDates(db, made.id, made.starts_on);
    const created = dates.filter(({ shift_id: id }) => id !== null && id !== shiftId).length;
    return {
      recurring: await presentOne(db, { place, grant, now }, made),
      report: { ...emptyReport(), created_count: created },
    };
  }
  if (count >= RECURRING_PER_PLACE) throw failure(TOO_MANY_RECURRING_SHIFTS);
  await refuseWrongSeries(db, { place, grant }, body);

  const row = await insertRecurringShift(db, {
    ...content,
    ...initialVersion({ by: actor.userId, at: now }),
    id: newId(now.getTime()),
    group_id: place.group_id,
    location_id: place.id,
    weekdays: sortWeekdays(body.weekdays),
    start_time: start,
    end_time: end,
    planned_until: addDays(today, -1),
    idempotency_key: key,
  });
  if (shiftId !== null) await adopt(db, place, row, shiftId);
  const report = await planOn(context, place, row);
  const { quantity, every_weeks: every } = row;
  const detail = { location_id: place.id, quantity, every_weeks: every, weekdays: row.weekdays, ...report };
  const recurring = { id: row.id, group_id: row.group_id, kind: 'recurring' as const };
  await insertChange(db, recurring, { action: 'CREATED', by: actor.userId, at: now, detail });
  return { recurring: await presentOne(db, { place, grant, now }, row), report };
});

/** Takes a shift of the first day as the first one, unless it comes from another recurring shift already. */
async function adopt(db: Tx, place: ScheduleLocation, row: RecurringRow, shiftId: string): Promise<void> {
  const [shift] = await findPlannedById(db, place.id, [shiftId]);
  if (shift === undefined || shift.removed || shift.date !== row.starts_on) throw failure(NOT_FOUND);
  if ((await findRecurringOf(db, place.id, shiftId)).length > 0) throw failure(NOT_FOUND);
  // One that was kept when its recurring shift ended is still noted there.
  await forgetShift(db, shiftId);
  await insertRecurringDates(db, row, [{ date: shift.date, number: 1, shift_id: shiftId }]);
}
