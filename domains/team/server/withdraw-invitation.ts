import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { deleteInvitation, insertInvitationEvents } from './queries/invitation.ts';

/** Makes the card or the link of an employee void, and records who did it. Tells whether there was one. */
export async function withdrawInvitation(
  { db, clock, actor }: Pick<Work, 'db' | 'clock'> & { readonly actor: { readonly userId: string | null } },
  employeeId: string,
): Promise<boolean> {
  const invitation = await deleteInvitation(db, employeeId);
  if (invitation === undefined) return false;
  const now = clock.now();
  await insertInvitationEvents(db, [
    {
      id: newId(now.getTime()),
      group_id: invitation.group_id,
      employee_id: employeeId,
      purpose: invitation.purpose,
      what: 'WITHDRAWN',
      user_id: actor.userId,
      at: now,
    },
  ]);
  return true;
}
