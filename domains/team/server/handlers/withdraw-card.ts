import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { withdrawCard as contract } from '../../contract/invitation-endpoints.ts';
import { findEmployee } from '../queries/employee.ts';
import { withdrawInvitation } from '../withdraw-invitation.ts';

/** Makes a card or a link void: it was lost, or given to the wrong person. */
export const withdrawCard = implement(contract, async ({ params }, work) => {
  const row = await findEmployee(work.db, work.grant, params.employee_id, null, 'lock');
  if (row === undefined) throw failure(NOT_FOUND);
  return { withdrawn: await withdrawInvitation(work, row.id) };
});
