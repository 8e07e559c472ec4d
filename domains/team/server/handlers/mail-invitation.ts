import { countTry, tooManyAttempts } from '@hearth/domains/identity/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { ALREADY_JOINED, EMPLOYMENT_HAS_ENDED, NO_ADDRESS_TO_INVITE } from '../../contract/failures.ts';
import { mailInvitation as contract } from '../../contract/mailed-invitation-endpoints.ts';
import { MAILS_PER_ADDRESS, MAILS_PER_MANAGER } from '../../rules/invitation.ts';
import { announceEmployee } from '../announce.ts';
import { findEmployee } from '../queries/employee.ts';
import { sendInvitations } from '../send-invitations.ts';

/** Against flooding a mailbox; the same for every address, whoever reads it. */
async function limitMails(db: Tx, userId: string, address: string, now: Date): Promise<void> {
  const limits = [
    ['team-invitation-manager', userId, MAILS_PER_MANAGER],
    ['team-invitation-address', address.toLowerCase(), MAILS_PER_ADDRESS],
  ] as const;
  for (const [kind, value, limit] of limits) {
    const tries = await countTry(db, kind, value, limit, now);
    if (tries.count > limit.count) throw tooManyAttempts(tries, now);
  }
}

/** Invites, and invites again: the link that was sent before is void. */
export const mailInvitation = implement(contract, async ({ params }, work) => {
  const { db, grant, actor, clock, request } = work;
  const row = await findEmployee(db, grant, params.employee_id, null, 'lock');
  if (row === undefined) throw failure(NOT_FOUND);
  if (row.status === 'ENDED') throw failure(EMPLOYMENT_HAS_ENDED);
  if (row.user_id !== null) throw failure(ALREADY_JOINED);
  const { email } = row;
  if (email === null) throw failure(NO_ADDRESS_TO_INVITE);
  await limitMails(db, actor.userId, email, clock.now());
  const expiresAt = await sendInvitations(work, { userId: actor.userId, language: detectLanguage(request.host) }, [
    { ...row, group_id: grant.groupId, email },
  ]);
  await announceEmployee(work, { id: row.id, groupId: grant.groupId, locationIds: [row.location_id] });
  return { address: email, expires_at: expiresAt.toISOString() };
});
