import {
  changePassword,
  createNamedUser,
  getPerson,
  hashPassword,
  ownWords,
  createFieldFailure,
  refuseWeakPassword,
} from '@hearth/domains/identity/service';
import { canonicalUsername, registerCandidate, findUsernameProblem } from '@hearth/domains/registration/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { acceptCard as contract } from '../../contract/invitation-endpoints.ts';
import { CARD_NOT_VALID, USERNAME_NOT_ALLOWED, USERNAME_TAKEN, WRONG_PIN } from '../../contract/failures.ts';
import { announceEmployee } from '../announce.ts';
import { verifyCard } from '../prove-card.ts';
import type { VerifiedCard } from '../prove-card.ts';
import { updateEmployeeRow } from '../queries/employee.ts';
import { deleteInvitation, insertInvitationEvents } from '../queries/invitation.ts';

/** Creates the employee's account, or sets the new password of the existing one. */
async function resolveAccount(
  work: Work<'system'>,
  { employee }: VerifiedCard,
  username: string,
  passwordHash: string,
): Promise<string> {
  if (employee.user_id !== null) {
    await changePassword(work, employee.user_id, passwordHash);
    return employee.user_id;
  }
  const userId = await createNamedUser(work.db, {
    username,
    firstName: employee.first_name,
    lastName: employee.last_name,
    passwordHash,
  });
  if (userId === null) throw createFieldFailure(USERNAME_TAKEN, 'username', 'unused');
  await registerCandidate(work, userId);
  await updateEmployeeRow(work.db, employee.id, { user_id: userId }, work.clock.now());
  await announceEmployee(work, {
    id: employee.id,
    groupId: employee.group_id,
    locationIds: [employee.location_id],
  });
  return userId;
}

async function useUp(work: Work, { invitation }: VerifiedCard, userId: string): Promise<void> {
  const now = work.clock.now();
  const { employee_id, group_id, purpose } = invitation;
  await deleteInvitation(work.db, employee_id);
  await insertInvitationEvents(work.db, [
    { id: newId(now.getTime()), group_id, employee_id, purpose, what: 'USED', user_id: userId, at: now },
  ]);
}

/**
 * Uses a card up. Nobody is signed in by it: the page signs in with what was chosen, so a second factor is still asked for,
 * and a new password ends every session.
 */
export const acceptCard = implement(contract, async ({ body }, { run, request }) => {
  const username = canonicalUsername(body.username ?? '');
  refuseWeakPassword(body.password, 'password', ownWords(username));
  // Looked at first: a card that is none is not worth the work of hashing a password.
  const seen = await run(SYSTEM, async (work) => {
    const proven = await verifyCard(work, body, request);
    return typeof proven === 'string' ? proven : proven.invitation.purpose;
  });
  if (seen === 'ended') throw failure(CARD_NOT_VALID);
  if (seen === 'wrong') throw failure(WRONG_PIN);
  if (seen === 'JOIN' && findUsernameProblem(username) !== undefined)
    throw createFieldFailure(USERNAME_NOT_ALLOWED, 'username', 'username');
  const passwordHash = await hashPassword(body.password);
  return run(SYSTEM, async (work) => {
    const proven = await verifyCard(work, body, request);
    if (typeof proven === 'string') throw failure(CARD_NOT_VALID);
    const userId = await resolveAccount(work, proven, username, passwordHash);
    await useUp(work, proven, userId);
    return { username: (await getPerson(work.db, userId)).username };
  });
});
