import { namesOf } from '@hearth/domains/identity/service';
import type { Tx } from '@hearth/platform/database';
import type { Requisition } from '../contract/schemas.ts';
import { costOf, DAYS_A_WEEK, DAYS_A_YEAR, peopleOf } from '../rules/budget.ts';
import { mayDecide } from '../rules/chain.ts';
import { leftOfBudgets } from './budgets.ts';
import { rolesAt } from './held-roles.ts';
import type { HeldRole } from './held-roles.ts';
import { findBudgets } from './queries/budget.ts';
import type { BudgetRow } from './queries/budget.ts';
import { findSteps } from './queries/requisition.ts';
import type { RequisitionRow } from './queries/requisition.ts';

/** Requests as their reader sees them: with their steps, the names of those who decided, and whether it is the reader's turn. */
export async function presentRequisitions(
  tx: Tx,
  rows: readonly RequisitionRow[],
  reader: { readonly userId: string; readonly held: readonly HeldRole[] },
): Promise<Requisition[]> {
  const steps = await findSteps(
    tx,
    rows.map(({ id }) => id),
  );
  const budgets = await findBudgets(
    tx,
    rows.flatMap(({ budget_id: id }) => id ?? []),
  );
  const left = await leftOfBudgets(tx, [...budgets.values()]);
  const people = [...rows.map((row) => row.requested_by), ...steps.flatMap((step) => step.decided_by ?? [])];
  const names = await namesOf(tx, people);
  return rows.map((row) => ({
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
    waiting_for: row.waiting_for,
    is_own: row.requested_by === reader.userId,
    may_decide: mayDecide(
      { waitingFor: row.waiting_for, isOwn: row.requested_by === reader.userId },
      rolesAt(reader.held, row.ancestor_ids),
    ),
    requested_by: names.get(row.requested_by) ?? '',
    requested_at: row.requested_at.toISOString(),
    steps: steps
      .filter((step) => step.requisition_id === row.id)
      .map((step) => ({
        role: step.role,
        decision: step.decision,
        decided_by: step.decided_by === null ? null : (names.get(step.decided_by) ?? ''),
        decided_at: step.decided_at?.toISOString() ?? null,
        note: step.note,
        for_budget: step.for_budget,
      })),
    hires: row.hires,
    cost: costShown(row),
    budget: budgetShown(row, budgets.get(row.budget_id ?? ''), left),
    over_by: row.over_by,
    over_reason: row.over_reason,
  }));
}

/** What all people of a request cost, where it says so. */
function costShown(row: RequisitionRow): Requisition['cost'] {
  const { weekly_minutes: weeklyMinutes, pay_from: from, pay_to: to, currency, headcount } = row;
  if (weeklyMinutes === null || from === null || to === null || currency === null) return null;
  const over = (days: number) => ({
    from: costOf(headcount, { weeklyMinutes, pay: from }, days),
    to: costOf(headcount, { weeklyMinutes, pay: to }, days),
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

/** The budget that a request is counted in, and what it holds of it. */
function budgetShown(
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
    takes: peopleOf(row) * (row.place_cost ?? 0),
    left: left.get(budget.id) ?? 0,
  };
}
