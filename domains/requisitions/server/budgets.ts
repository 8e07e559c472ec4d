import { namesOf } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { BUDGET_REASON_NEEDED, COST_NEEDED, OVER_BUDGET } from '../contract/failures.ts';
import type { Budget } from '../contract/budget-schemas.ts';
import { costOf, daysLeft, standingOfBudget, verdictOf } from '../rules/budget.ts';
import type { Period, Verdict } from '../rules/budget.ts';
import { findAssignments, setAssignments, sumHeld } from './queries/budget.ts';
import type { BudgetRow } from './queries/budget.ts';

/** Pay and hours as a request keeps them. */
interface Costed {
  readonly weekly_minutes: number;
  readonly pay_to: number;
}

const periodOfRow = ({ starts_on: from, ends_on: to }: Pick<BudgetRow, 'starts_on' | 'ends_on'>): Period => ({
  from,
  to,
});

/** What so many people take of a budget from their first day on, at a pay an hour. */
export function takenOf(
  budget: Pick<BudgetRow, 'starts_on' | 'ends_on'>,
  people: number,
  { firstDay, weeklyMinutes, pay }: { readonly firstDay: string; readonly weeklyMinutes: number; readonly pay: number },
): number {
  return people * costOf(1, { weeklyMinutes, pay }, daysLeft(firstDay, periodOfRow(budget)));
}

/** What is left of these budgets, by budget. */
export async function leftOfBudgets(tx: Tx, budgets: readonly BudgetRow[]): Promise<ReadonlyMap<string, number>> {
  const held = await sumHeld(
    tx,
    budgets.map(({ id }) => id),
  );
  return new Map(budgets.map(({ id, amount }) => [id, standingOfBudget(amount, held.get(id) ?? []).left]));
}

/** Budgets as they stand now, with who set them. */
export async function presentBudgets(tx: Tx, rows: readonly BudgetRow[]): Promise<Budget[]> {
  const held = await sumHeld(
    tx,
    rows.map(({ id }) => id),
  );
  const names = await namesOf(
    tx,
    rows.map(({ updated_by: by }) => by),
  );
  return rows.map((row) => ({
    id: row.id,
    brand_id: row.brand_id,
    brand_name: row.brand_name,
    year: row.year,
    quarter: row.quarter,
    currency: row.currency,
    amount: row.amount,
    ...standingOfBudget(row.amount, held.get(row.id) ?? []),
    over: row.over,
    over_role: row.over_role,
    updated_by: names.get(row.updated_by) ?? '',
    updated_at: row.updated_at.toISOString(),
  }));
}

/** Counts the requests of a period anew, after a budget of it was set or taken away. */
export async function assignRequests(
  tx: Tx,
  place: { readonly groupId: string; readonly brandId: string },
  currency: string,
  period: Period,
): Promise<void> {
  const found = await findAssignments(tx, place, currency, period);
  await setAssignments(
    tx,
    found.map(
      ({ id, first_day: firstDay, weekly_minutes: weeklyMinutes, pay_to: pay, budget_id, starts_on, ends_on }) => ({
        id,
        budget_id,
        place_cost:
          starts_on === null || ends_on === null
            ? null
            : takenOf({ starts_on, ends_on }, 1, { firstDay, weeklyMinutes, pay }),
      }),
    ),
  );
}

/** What a request means to its budget; nothing where none covers it. A budget that covers it has to know what it costs. */
export async function judge(
  tx: Tx,
  budget: BudgetRow | undefined,
  request: { readonly headcount: number; readonly firstDay: string; readonly cost: Costed | null },
): Promise<Verdict & { readonly placeCost: number | null }> {
  if (budget === undefined) return { overBy: null, follows: 'NOTHING', also: [], placeCost: null };
  if (request.cost === null) throw failure(COST_NEEDED);
  const { weekly_minutes: weeklyMinutes, pay_to: pay } = request.cost;
  const placeCost = takenOf(budget, 1, { firstDay: request.firstDay, weeklyMinutes, pay });
  const left = (await leftOfBudgets(tx, [budget])).get(budget.id) ?? 0;
  return { ...verdictOf(request.headcount * placeCost, left, budget), placeCost };
}

/** Refuses what a verdict does not let go: over a budget that allows no more, or without a word why. */
export function assertAllowed({ follows, overBy }: Verdict, reason: string, currency: string): void {
  const by = { over_by: overBy ?? 0, currency };
  if (follows === 'REFUSED') throw failure(OVER_BUDGET, by);
  if (follows === 'REASON' && reason === '') throw failure(BUDGET_REASON_NEEDED, by);
}
