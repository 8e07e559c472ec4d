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

/** The requests of the brand in view, read anew when anybody changes one. */
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

/** What can be done to requests; the list is read anew afterwards. */
export function useRequestChanges() {
  return {
    create: useSend(createRequisition, { untilRead: true }),
    decide: useSend(decideRequisition, { untilRead: true }),
    withdraw: useSend(withdrawRequisition, { untilRead: true }),
    close: useSend(closeRequisition, { untilRead: true }),
  };
}

/** Who is asked at the brand in view, and how that is set. */
export function useChain() {
  const params = { id: useBrand().id };
  const chain = useCall(getApprovalChain, { params });
  const put = useSend(putApprovalChain, { untilRead: true });
  return { chain, put };
}
