import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import { withdrawCard as contract } from '../../contract/invitation-endpoints.ts';
import { findEmployee } from '../queries/employee.ts';
import { deleteInvitation, insertInvitationEvents } from '../queries/invitation.ts';

/** Makes a card void: it was lost, or given to the wrong person. */
export const withdrawCard = implement(contract, async ({ params }, { db, actor, clock, grant }) => {
  const row = await findEmployee(db, grant, params.employee_id, null, 'lock');
  if (row === undefined) throw failure(NOT_FOUND);
  const card = await deleteInvitation(db, row.id);
  if (card === undefined) return { withdrawn: false };
  const now = clock.now();
  await insertInvitationEvents(db, [
    {
      id: newId(now.getTime()),
      group_id: card.group_id,
      employee_id: row.id,
      purpose: card.purpose,
      what: 'WITHDRAWN',
      user_id: actor.userId,
      at: now,
    },
  ]);
  return { withdrawn: true };
});
