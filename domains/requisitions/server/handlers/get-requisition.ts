import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { heldRoles } from '../held-roles.ts';
import { shownRequisition } from '../one.ts';

export const getRequisition = implement(contract.getRequisition, async ({ params }, work) => {
  const { db, clock, actor, grant, standing } = work;
  const held = heldRoles(await standing(), clock.now());
  return shownRequisition(db, grant, params.requisition_id, { userId: actor.userId, held });
});
