import { useBrand } from '@hearth/client/person';
import { callKey, useCall, usePages, useSend } from '@hearth/client/query';
import { useEvents } from '@hearth/client/use-events';
import { useQueryClient } from '@tanstack/react-query';
import { listBudgets } from '../contract/budget-endpoints.ts';
import {
  closeRequisition,
  createRequisition,
  decideRequisition,
  getApprovalChain,
  listRequisitions,
  putApprovalChain,
  withdrawRequisition,
} from '../contract/endpoints.ts';
import { REQUISITION_CHANGED } from '../contract/events.ts';

const PAGE = 50;

/** The requests of the brand in view, read anew when anybody changes one. */
export function useRequests(isMine: boolean) {
  const brand = useBrand();
  const cache = useQueryClient();
  const refresh = () => void cache.invalidateQueries({ queryKey: callKey(listRequisitions) });
  useEvents([REQUISITION_CHANGED], refresh, refresh);
  const query = isMine ? { mine: 'true' } : {};
  return usePages(
    listRequisitions,
    { params: { id: brand.id }, query },
    { size: PAGE, linesOf: (answer) => answer.requisitions, keepPrevious: true },
  );
}

/** What can be done to requests; the list is read anew afterwards. */
export function useRequestChanges() {
  const cache = useQueryClient();
  const onSuccess = () =>
    Promise.all([listRequisitions, listBudgets].map((call) => cache.invalidateQueries({ queryKey: callKey(call) })));
  return {
    create: useSend(createRequisition, { onSuccess }),
    decide: useSend(decideRequisition, { onSuccess }),
    withdraw: useSend(withdrawRequisition, { onSuccess }),
    close: useSend(closeRequisition, { onSuccess }),
  };
}

/** Who is asked at the brand in view, and how that is set. */
export function useChain() {
  const params = { id: useBrand().id };
  const cache = useQueryClient();
  const chain = useCall(getApprovalChain, { params });
  const put = useSend(putApprovalChain, {
    onSuccess: (answer) => cache.setQueryData(callKey(getApprovalChain, { params }), answer),
  });
  return { chain, put };
}
