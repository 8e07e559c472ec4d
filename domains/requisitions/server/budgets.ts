import { findNames } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { BUDGET_REASON_NEEDED, COST_NEEDED, OVER_BUDGET } from '../contract/failures.ts';
import type { Budget } from '../contract/budget-schemas.ts';
import { computeCost, daysLeft, computeUsage, judgeCost } from '../rules/budget.ts';
import type { BudgetPeriod, BudgetVerdict } from '../rules/budget.ts';
import { findAssignments, setAssignments, sumReserved } from './queries/budget.ts';
import type { BudgetRow } from './queries/budget.ts';

/** Pay and hours as stored with a request. */
interface CostColumns {
  readonly weekly_minutes: number;
  readonly pay_to: number;
}

const toPeriod = ({ starts_on: from, ends_on: to }: Pick<BudgetRow, 'starts_on' | 'ends_on'>): BudgetPeriod => ({
  from,
  to,
});

/** Returns what people cost within a budget's period, from their first day on. */
export function costInBudget(
  budget: Pick<BudgetRow, 'starts_on' | 'ends_on'>,
  people: number,
  { firstDay, weeklyMinutes, pay }: { readonly firstDay: string; readonly weeklyMinutes: number; readonly pay: number },
): number {
  return people * computeCost(1, { weeklyMinutes, pay }, daysLeft(firstDay, toPeriod(budget)));
}

/** Returns the remaining amount of each budget. */
export async function remainingByBudget(tx: Tx, budgets: readonly BudgetRow[]): Promise<ReadonlyMap<string, number>> {
  const held = await sumReserved(
    tx,
    budgets.map(({ id }) => id),
  );
  return new Map(budgets.map(({ id, amount }) => [id, computeUsage(amount, held.get(id) ?? []).left]));
}

/** Presents budgets with their current usage and their authors. */
export async function presentBudgets(tx: Tx, rows: readonly BudgetRow[]): Promise<Budget[]> {
  const held = await sumReserved(
    tx,
    rows.map(({ id }) => id),
  );
  const names = await findNames(
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
    ...computeUsage(row.amount, held.get(row.id) ?? []),
    over: row.over,
    over_role: row.over_role,
    updated_by: names.get(row.updated_by) ?? '',
    updated_at: row.updated_at.toISOString(),
  }));
}

/** Reassigns the requests of a period after one of its budgets was set or removed. */
export async function assignRequests(
  tx: Tx,
  place: { readonly groupId: string; readonly brandId: string },
  currency: string,
  period: BudgetPeriod,
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
            : costInBudget({ starts_on, ends_on }, 1, { firstDay, weeklyMinutes, pay }),
      }),
    ),
  );
}

/** Judges a request against its budget. A budget that covers it needs a known cost. */
export async function judgeRequest(
  tx: Tx,
  budget: BudgetRow | undefined,
  request: { readonly headcount: number; readonly firstDay: string; readonly cost: CostColumns | null },
): Promise<BudgetVerdict & { readonly placeCost: number | null }> {
  if (budget === undefined) return { overBy: null, follows: 'NOTHING', also: [], placeCost: null };
  if (request.cost === null) throw failure(COST_NEEDED);
  const { weekly_minutes: weeklyMinutes, pay_to: pay } = request.cost;
  const placeCost = costInBudget(budget, 1, { firstDay: request.firstDay, weeklyMinutes, pay });
  const left = (await remainingByBudget(tx, [budget])).get(budget.id) ?? 0;
  return { ...judgeCost(request.headcount * placeCost, left, budget), placeCost };
}

/** Refuses a request over a strict budget, or over any budget without a reason. */
export function assertAllowed({ follows, overBy }: BudgetVerdict, reason: string, currency: string): void {
  const by = { over_by: overBy ?? 0, currency };
  if (follows === 'REFUSED') throw failure(OVER_BUDGET, by);
  if (follows === 'REASON' && reason === '') throw failure(BUDGET_REASON_NEEDED, by);
}
