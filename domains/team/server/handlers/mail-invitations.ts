import { countTry, tooManyAttempts } from '@hearth/domains/identity/service';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { implement } from '@hearth/platform/module';
import { mailInvitations as contract } from '../../contract/mailed-invitation-endpoints.ts';
import { BULK_MAILS_PER_GROUP, MAILED_AT_ONCE } from '../../rules/invitation.ts';
import { MAIL_INVITATIONS } from '../jobs/mail-invitations.ts';
import { findInvitableIds } from '../queries/invitation.ts';

/** Queues invitations in small parts: one that fails is tried again, and the others have gone out. */
export const mailInvitations = implement(contract, async (_input, { db, grant, actor, clock, request, enqueue }) => {
  const now = clock.now();
  const ids = await findInvitableIds(db, grant, now);
  if (ids.length === 0) return { queued: 0 };
  const tries = await countTry(db, 'team-invitations', grant.groupId, BULK_MAILS_PER_GROUP, now);
  if (tries.count > BULK_MAILS_PER_GROUP.count) throw tooManyAttempts(tries, now);
  const shared = { group_id: grant.groupId, made_by: actor.userId, language: detectLanguage(request.host) };
  for (let at = 0; at < ids.length; at += MAILED_AT_ONCE)
    await enqueue(MAIL_INVITATIONS, { ...shared, employee_ids: ids.slice(at, at + MAILED_AT_ONCE) });
  return { queued: ids.length };
});
