import { addDays } from '@hearth/domains/scheduling/rules';
import { lockPlacing, requireLocation } from '@hearth/domains/scheduling/service';
import { implement } from '@hearth/platform/module';
import { endRecurringShift as contract } from '../../contract/recurring-endpoints.ts';
import { planSeries } from '../../rules/recurrence.ts';
import { insertChange } from '../queries/change.ts';
import { recurringRows } from '../queries/recurring-shift.ts';
import { lockOwnSeries } from '../actions/check-recurring.ts';
import { carryOut, contentOf, emptyReport, loadPlanned, planningDays } from '../actions/recurring-series.ts';

/** Ends a recurring shift. Shifts that have started or that were edited by hand stay; ending it twice is once. */
export const endRecurringShift = implement(contract, async ({ params, body }, context) => {
  const { db, grant, actor, clock } = context;
  const place = await requireLocation(db, grant);
  const now = clock.now();
  await lockPlacing(db, place.id);
  const before = await lockOwnSeries(db, grant, params.recurring_id);
  if (before.archived_at !== null) return { report: emptyReport() };
  recurringRows.refuseStale(before.version, body.version);
  const today = planningDays(place, now).from;
  const { reach } = body;
  const isLater = reach.scope === 'later' && reach.from > before.starts_on;
  const from = isLater ? reach.from : before.starts_on;
  // It is over by then: a later end would prolong it.
  if (before.ends_on !== null && from > before.ends_on) return { report: emptyReport() };
  const first = from > today ? from : today;
  const plan = planSeries(await loadPlanned(db, before, first), contentOf(before), null, now.getTime());
  const report = await carryOut(context, place, before, plan);
  const by = { updated_by: actor.userId, updated_at: now };
  await recurringRows.rewrite(
    db,
    before.id,
    isLater ? { ends_on: addDays(from, -1), ...by } : { archived_at: now, ...by },
  );
  const recurring = { id: before.id, group_id: before.group_id, kind: 'recurring' as const };
  await insertChange(db, recurring, { action: 'ENDED', by: actor.userId, at: now, detail: { from: first, ...report } });
  return { report };
});
