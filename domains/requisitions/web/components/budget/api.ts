import { useBrand } from '@hearth/client/person';
import { usePages, useSend } from '@hearth/client/query';
import { listBudgets, putBudget, removeBudget } from '../../../contract/budget-endpoints.ts';

const PAGE = 50;

/** Loads a year's budgets at the current brand and below. */
export function useBudgets(year: number) {
  const brand = useBrand();
  return usePages(
    listBudgets,
    { params: { id: brand.id }, query: { year: String(year) } },
    { size: PAGE, linesOf: (answer) => answer.budgets, keepPrevious: true },
  );
}

/** Returns the mutations that set and remove budgets. */
export function useBudgetChanges() {
  return { put: useSend(putBudget, { untilRead: true }), remove: useSend(removeBudget, { untilRead: true }) };
}
