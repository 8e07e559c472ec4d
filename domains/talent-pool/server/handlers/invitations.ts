import { findLetterBrand } from '@hearth/domains/core/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { NOBODY_TO_INVITE } from '../../contract/failures.ts';
import { assertMailLimit, sendInvitation, makeLinks } from '../letters.ts';
import { planInvitations } from '../plan-invitations.ts';
import { insertEvents } from '../queries/event.ts';
import { insertInvitations } from '../queries/invitation.ts';

export const previewInvitations = implement(
  contract.previewInvitations,
  async ({ body }, { db, grant, clock, config }) => {
    const { mails, left } = await planInvitations(db, grant, body, { config, now: clock.now() });
    return { mails: mails.map(({ planned }) => planned), left: [...left] };
  },
);

/** Locks the people, so that of two concurrent calls only one invites them. */
export const sendInvitations = implement(contract.sendInvitations, async ({ body }, work) => {
  const { db, grant, actor, clock, config } = work;
  const now = clock.now();
  const { job, locationId, mails, left } = await planInvitations(db, grant, body, { config, now, lock: true });
  if (mails.length === 0) throw failure(NOBODY_TO_INVITE);
  await assertMailLimit(db, actor.userId, mails.length, now);
  const people = mails.map(({ entry }) => entry);
  const links = await makeLinks(
    db,
    people.map(({ id }) => id),
  );
  // Whose job it is: somebody may be in the pool of a sister house.
  const brand = await findLetterBrand(db, config, locationId);
  for (const { entry, planned } of mails)
    await sendInvitation(work, planned, job, { brand, token: links.get(entry.id) ?? '' });
  await insertInvitations(
    db,
    people.map((entry) => ({
      id: newId(now.getTime()),
      group_id: grant.groupId,
      entry_id: entry.id,
      job_id: body.job_id,
      job_title: job.title,
      sent_by: actor.userId,
      sent_at: now,
    })),
  );
  await insertEvents(db, people, 'INVITED', actor.userId, now);
  return { sent: mails.length, left: [...left] };
});
