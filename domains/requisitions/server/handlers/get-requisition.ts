import { loadReader } from '@hearth/domains/approvals/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { loadRequisition } from '../one.ts';

export const getRequisition = implement(contract.getRequisition, async ({ params }, work) => {
  return loadRequisition(work.db, work.grant, params.requisition_id, await loadReader(work));
});
