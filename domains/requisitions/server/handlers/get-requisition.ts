import { readerOf } from '@hearth/domains/approvals/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { shownRequisition } from '../one.ts';

export const getRequisition = implement(contract.getRequisition, async ({ params }, work) => {
  return shownRequisition(work.db, work.grant, params.requisition_id, await readerOf(work));
});
