import { addDays } from '@hearth/domains/scheduling/rules';
import { lockPlacing, requireLocation, type ScheduleLocation } from '@hearth/domains/scheduling/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { initialVersion } from '@hearth/platform/database/versioned-rows';
import { implement } from '@hearth/platform/module';
import { RECURRING_SHIFT_CHANGED, RECURRING_SHIFT_DAYS, TOO_MANY_RECURRING_SHIFTS } from '../../contract/failures.ts';
import { editRecurringShift as contract } from '../../contract/recurring-endpoints.ts';
import { RECURRING_PER_PLACE } from '../../rules/limits.ts';
import { findOccurrences, findPhaseDay, planSeries, sortWeekdays } from '../../rules/recurrence.ts';
import { insertChange } from '../queries/change.ts';
import {
  countRecurringShifts,
  insertRecurringShift,
  moveRecurringDates,
  recurringRows,
  type RecurringRow,
} from '../queries/recurring-shift.ts';
import { lockOwnSeries, refuseWrongSeries } from '../actions/check-recurring.ts';
import { presentOne } from '../actions/present-recurring.ts';
import { carryOut, contentOf, loadPlanned, planningDays } from '../actions/recurring-series.ts';

/** Changes a recurring shift, and those of its shifts that are still as it planned them. */
export const editRecurringShift = implement(contract, async ({ params, body }, context) => {
  const { db, grant, actor, clock } = context;
  const place = await requireLocation(db, grant);
  const { reach, version, start, end, ...content } = body;
  const now = clock.now();
  await lockPlacing(db, place.id);
  const before = await lockOwnSeries(db, grant, params.recurring_id);
  if (before.archived_at !== null) throw failure(RECURRING_SHIFT_CHANGED, { version: before.version });
  recurringRows.refuseStale(before.version, version);
  const asked = reach.scope === 'later' && reach.from > before.starts_on ? reach.from : before.starts_on;
  // It is over by then: there is nothing to change.
  if (before.ends_on !== null && asked > before.ends_on) throw failure(RECURRING_SHIFT_DAYS);
  // Weeks are counted from the first day: every second week goes on with the weeks that it has had.
  const from = body.every_weeks === before.every_weeks ? findPhaseDay(before, asked, place.week_start) : asked;
  await refuseWrongSeries(db, { place, grant }, { ...body, starts_on: from });

  const by = { userId: actor.userId, at: now };
  const change = { ...content, weekdays: sortWeekdays(body.weekdays), start_time: start, end_time: end };
  const isLater = from > before.starts_on;
  const after = isLater
    ? await split(db, { place, before }, { ...change, starts_on: from }, by)
    : await recurringRows.rewrite(db, before.id, { ...change, updated_by: by.userId, updated_at: now });
  const days = planningDays(place, now);
  // What was planned before the new first day is over, or belongs to the earlier part.
  const first = days.from > from ? days.from : from;
  const occurrences = findOccurrences(after, { from: first, to: after.planned_until }, place.week_start);
  const planned = await loadPlanned(db, after, first);
  const plan = planSeries(planned, contentOf(before), { occurrences, content: contentOf(after) }, now.getTime());
  const report = await carryOut(context, place, after, plan);
  const recurring = { id: before.id, group_id: before.group_id, kind: 'recurring' as const };
  const detail = { location_id: place.id, from, ...(isLater ? { later_id: after.id } : {}), ...report };
  await insertChange(db, recurring, { action: isLater ? 'SPLIT' : 'EDITED', by: by.userId, at: now, detail });
  return { recurring: await presentOne(db, { place, grant, now }, after), report };
});

type Later = Pick<
  RecurringRow,
  | 'starts_on'
  | 'ends_on'
  | 'every_weeks'
  | 'weekdays'
  | 'quantity'
  | 'employee_id'
  | 'position_id'
  | 'start_time'
  | 'end_time'
  | 'unpaid_break_minutes'
  | 'paid_break_minutes'
  | 'station'
  | 'note'
>;

/** Ends a recurring shift before a day and goes on with another one from that day, which takes over what was planned. */
async function split(
  db: Tx,
  { place, before }: { readonly place: ScheduleLocation; readonly before: RecurringRow },
  later: Later,
  by: { readonly userId: string; readonly at: Date },
): Promise<RecurringRow> {
  const { from: today } = planningDays(place, by.at);
  if ((await countRecurringShifts(db, place.id, today)) >= RECURRING_PER_PLACE)
    throw failure(TOO_MANY_RECURRING_SHIFTS);
  const last = addDays(later.starts_on, -1);
  await recurringRows.rewrite(db, before.id, {
    ends_on: before.ends_on !== null && before.ends_on < last ? before.ends_on : last,
    updated_by: by.userId,
    updated_at: by.at,
  });
  const row = await insertRecurringShift(db, {
    ...later,
    ...initialVersion({ by: by.userId, at: by.at }),
    id: newId(by.at.getTime()),
    group_id: before.group_id,
    location_id: before.location_id,
    planned_until: before.planned_until,
    idempotency_key: null,
  });
  await moveRecurringDates(db, before.id, row.id, later.starts_on);
  return row;
}
