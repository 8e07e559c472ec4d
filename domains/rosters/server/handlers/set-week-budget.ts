import { requireLocation } from '@hearth/domains/scheduling/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import { setWeekBudget as contract } from '../../contract/budget-endpoints.ts';
import { WEEK_BUDGET_CHANGED, WEEK_BUDGET_TWICE } from '../../contract/failures.ts';
import { mergeTargets, targetsIn, visibleTargets } from '../../rules/budget.ts';
import { findWeekBudgets, writeWeekBudget } from '../queries/week-budget.ts';

/** Sets the targets of a week, or of every week; those of a week that become none leave it those of every week. */
export const setWeekBudget = implement(contract, async ({ body }, { db, grant, actor, clock }) => {
  const place = await requireLocation(db, grant);
  const { targets: written, version } = body;
  if (new Set(written.map(({ department }) => department)).size < written.length) throw failure(WEEK_BUDGET_TWICE);
  const week = body.week === null ? null : place.weekOf(body.week);
  const rows = await findWeekBudgets(db, place.id, week);
  const before = rows.find((row) => row.week === week);
  if ((before?.version ?? 0) !== version) throw failure(WEEK_BUDGET_CHANGED, { version: before?.version ?? 0 });
  const seesPay = grant.holds('VIEW_PAY');
  // The first targets of a week come from those of every week, with amounts that their writer may not see.
  const own = targetsIn(before, place.currency);
  const everyWeek = rows.find((row) => row.week === null);
  const targets = mergeTargets(own.length > 0 ? own : targetsIn(everyWeek, place.currency), written, seesPay);
  const row = { id: before?.id ?? newId(), week, targets, currency: place.currency, version };
  const isWritten = await writeWeekBudget(db, place, row, { userId: actor.userId, at: clock.now() });
  if (!isWritten) throw failure(WEEK_BUDGET_CHANGED);
  return { targets: visibleTargets(targets, { seesPay, departments: null }), version: version + 1 };
});
