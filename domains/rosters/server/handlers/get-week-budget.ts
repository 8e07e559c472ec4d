import { requireLocation } from '@hearth/domains/scheduling/service';
import { implement } from '@hearth/platform/module';
import { getWeekBudget as contract } from '../../contract/budget-endpoints.ts';
import { targetsIn, visibleTargets } from '../../rules/budget.ts';
import { findWeekBudgets } from '../queries/week-budget.ts';

export const getWeekBudget = implement(contract, async ({ query }, { db, grant }) => {
  const place = await requireLocation(db, grant);
  const week = place.weekOf(query.week);
  const rows = await findWeekBudgets(db, place.id, week);
  const reader = { seesPay: grant.holds('VIEW_PAY'), departments: grant.codes };
  const of = (day: string | null) => {
    const row = rows.find((one) => one.week === day);
    return { targets: visibleTargets(targetsIn(row, place.currency), reader), version: row?.version ?? 0 };
  };
  // Targets of the whole location are no matter of who plans some departments.
  const mayEdit = grant.codes === null && grant.holds('EDIT_SCHEDULE');
  return { week: of(week), every_week: of(null), may_edit: mayEdit };
});
