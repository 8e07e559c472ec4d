import type { Reader } from '@hearth/domains/approvals/service';
import type { Tx } from '@hearth/platform/database';
import type { Requisition } from '../contract/schemas.ts';
import { computeCost, DAYS_A_WEEK, DAYS_A_YEAR, countPeople } from '../rules/budget.ts';
import { remainingByBudget } from './budgets.ts';
import { findBudgets } from './queries/budget.ts';
import type { BudgetRow } from './queries/budget.ts';
import type { RequisitionRow } from './queries/requisition.ts';
import { toApprovalRequest, requestSteps } from './steps.ts';

/** Presents requests with steps, names of deciders, and whether it is the reader's turn. */
export async function presentRequisitions(
  tx: Tx,
  rows: readonly RequisitionRow[],
  reader: Reader,
): Promise<Requisition[]> {
  const budgets = await findBudgets(
    tx,
    rows.flatMap(({ budget_id: id }) => id ?? []),
  );
  const left = await remainingByBudget(tx, [...budgets.values()]);
  const asked = await requestSteps.present(tx, rows.map(toApprovalRequest), reader);
  return asked.map(({ row, view: { asked_by: requestedBy, ...view } }) => ({
    id: row.id,
    brand_id: row.brand_id,
    brand_name: row.brand_name,
    location_id: row.brand_type === 'LOCATION' ? row.brand_id : null,
    position_name: row.position_name,
    headcount: row.headcount,
    needed_by: row.needed_by,
    reason: row.reason,
    note: row.note,
    status: row.status,
    ...view,
    steps: view.steps.map(({ marks, ...step }) => ({ ...step, ...marks })),
    requested_by: requestedBy,
    requested_at: row.requested_at.toISOString(),
    hires: row.hires,
    cost: presentCost(row),
    budget: presentBudgetShare(row, budgets.get(row.budget_id ?? ''), left),
    over_by: row.over_by,
    over_reason: row.over_reason,
  }));
}

/** Presents the total cost of a request, if it states one. */
function presentCost(row: RequisitionRow): Requisition['cost'] {
  const { weekly_minutes: weeklyMinutes, pay_from: from, pay_to: to, currency, headcount } = row;
  if (weeklyMinutes === null || from === null || to === null || currency === null) return null;
  const over = (days: number) => ({
    from: computeCost(headcount, { weeklyMinutes, pay: from }, days),
    to: computeCost(headcount, { weeklyMinutes, pay: to }, days),
  });
  return {
    weekly_minutes: weeklyMinutes,
    pay_from: from,
    pay_to: to,
    currency,
    week: over(DAYS_A_WEEK),
    year: over(DAYS_A_YEAR),
  };
}

/** Presents the budget of a request and what it takes of it. */
function presentBudgetShare(
  row: RequisitionRow,
  budget: BudgetRow | undefined,
  left: ReadonlyMap<string, number>,
): Requisition['budget'] {
  if (budget === undefined) return null;
  return {
    id: budget.id,
    brand_name: budget.brand_name,
    year: budget.year,
    quarter: budget.quarter,
    takes: countPeople(row) * (row.place_cost ?? 0),
    left: left.get(budget.id) ?? 0,
  };
}
