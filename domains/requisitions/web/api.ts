import { useBrand } from '@hearth/client/person';
import { useCall, usePages, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
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

/** Loads the requests of the current brand and refetches on every change. */
export function useRequests(isMine: boolean) {
  const brand = useBrand();
  useReadAgainOn([REQUISITION_CHANGED], [listRequisitions]);
  const query = isMine ? { mine: 'true' } : {};
  return usePages(
    listRequisitions,
    { params: { id: brand.id }, query },
    { size: PAGE, linesOf: (answer) => answer.requisitions, keepPrevious: true },
  );
}

/** Returns the mutations of requests, which refetch the list. */
export function useRequestChanges() {
  return {
    create: useSend(createRequisition, { untilRead: true }),
    decide: useSend(decideRequisition, { untilRead: true }),
    withdraw: useSend(withdrawRequisition, { untilRead: true }),
    close: useSend(closeRequisition, { untilRead: true }),
  };
}

/** Loads the approvers of the current brand, and sets them. */
export function useChain() {
  const params = { id: useBrand().id };
  const chain = useCall(getApprovalChain, { params });
  const put = useSend(putApprovalChain, { untilRead: true });
  return { chain, put };
}
