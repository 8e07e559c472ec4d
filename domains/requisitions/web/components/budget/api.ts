import { useBrand } from '@hearth/client/person';
import { callKey, usePages, useSend } from '@hearth/client/query';
import { useQueryClient } from '@tanstack/react-query';
import { listBudgets, previewRequestCost, putBudget, removeBudget } from '../../../contract/budget-endpoints.ts';
import { listRequisitions } from '../../../contract/endpoints.ts';

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
  const cache = useQueryClient();
  const onSuccess = async () => {
    for (const call of [listBudgets, listRequisitions, previewRequestCost])
      await cache.invalidateQueries({ queryKey: callKey(call) });
  };
  return { put: useSend(putBudget, { onSuccess }), remove: useSend(removeBudget, { onSuccess }) };
}
