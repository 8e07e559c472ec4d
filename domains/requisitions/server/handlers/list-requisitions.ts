import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { heldRoles } from '../held-roles.ts';
import { presentRequisitions } from '../present.ts';
import { countRequisitions, findRequisitions } from '../queries/requisition.ts';

const DEFAULT_LIMIT = 50;

export const listRequisitions = implement(contract.listRequisitions, async ({ query }, work) => {
  const { db, clock, actor, grant, standing } = work;
  const held = heldRoles(await standing(), clock.now());
  const search = {
    statuses: query.status ?? [],
    isMine: query.mine === true,
    userId: actor.userId,
    held,
    offset: query.offset ?? 0,
    limit: query.limit ?? DEFAULT_LIMIT,
  };
  const rows = await findRequisitions(db, grant, search);
  const { total, waiting } = await countRequisitions(db, grant, search);
  const requisitions = await presentRequisitions(db, rows, { userId: actor.userId, held });
  return { requisitions, total, waiting_for_me: waiting };
});
