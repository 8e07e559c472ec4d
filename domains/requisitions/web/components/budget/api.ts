import { useBrand } from '@hearth/client/person';
import { usePages, useSend } from '@hearth/client/query';
import { listBudgets, putBudget, removeBudget } from '../../../contract/budget-endpoints.ts';

const PAGE = 50;

/** The budgets of a year at the brand in view and below it. */
export function useBudgets(year: number) {
  const brand = useBrand();
  return usePages(
    listBudgets,
    { params: { id: brand.id }, query: { year: String(year) } },
    { size: PAGE, linesOf: (answer) => answer.budgets, keepPrevious: true },
  );
}

/** Setting budgets and taking them away; what depends on them is read anew. */
export function useBudgetChanges() {
  return { put: useSend(putBudget, { untilRead: true }), remove: useSend(removeBudget, { untilRead: true }) };
}
