import { loadReader } from '@hearth/domains/approvals/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { presentRequisitions } from '../present.ts';
import { countRequisitions, findRequisitions } from '../queries/requisition.ts';

const DEFAULT_LIMIT = 50;

export const listRequisitions = implement(contract.listRequisitions, async ({ query }, work) => {
  const { db, grant } = work;
  const reader = await loadReader(work);
  const search = {
    statuses: query.status ?? [],
    isMine: query.mine === true,
    reader,
    offset: query.offset ?? 0,
    limit: query.limit ?? DEFAULT_LIMIT,
  };
  const rows = await findRequisitions(db, grant, search);
  const { total, waiting } = await countRequisitions(db, grant, search);
  const requisitions = await presentRequisitions(db, rows, reader);
  return { requisitions, total, waiting_for_me: waiting };
});
