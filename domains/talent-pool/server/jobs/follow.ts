import { APPLICATION_RECEIVED, HIRED } from '@hearth/domains/applications/events';
import { MESSAGE_SENT } from '@hearth/domains/messaging/events';
import { findApplicationBriefs } from '@hearth/domains/applications/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { deleteEntries, noteContact } from '../queries/entry.ts';
import { noteDeed } from '../queries/event.ts';
import { noteApplied } from '../queries/invitation.ts';
import { findOfUser } from '../queries/leaving.ts';

/** Whoever was invited for a post and applied for it is seen to have. */
export const followApplications = listenTo(APPLICATION_RECEIVED, {
  name: 'talentPool.followApplications',
  run: ({ data }, work) =>
    work.run(SYSTEM, async ({ db, clock }) => {
      const application = (await findApplicationBriefs(db, [data.application_id])).get(data.application_id);
      if (application === undefined) return;
      const { jobId, candidateUserId: userId, groupId } = application;
      const applied = new Set(await noteApplied(db, jobId, userId, clock.now()));
      const people = await findOfUser(db, userId, groupId);
      await noteDeed(
        db,
        people.filter(({ id }) => applied.has(id)),
        'APPLIED',
        null,
        clock.now(),
      );
    }),
});

/** Whoever is hired stands in the pool no more. */
export const followHires = listenTo(HIRED, {
  name: 'talentPool.followHires',
  run: ({ data }, work) =>
    work.run(SYSTEM, async ({ db, clock }) => {
      const application = (await findApplicationBriefs(db, [data.application_id])).get(data.application_id);
      if (application === undefined) return;
      const people = await findOfUser(db, application.candidateUserId, application.groupId);
      await noteDeed(db, people, 'HIRED', null, clock.now());
      await deleteEntries(
        db,
        people.map(({ id }) => id),
      );
    }),
});

/** The last contact is the last word of either side. */
export const followMessages = listenTo(MESSAGE_SENT, {
  name: 'talentPool.followMessages',
  pace: 'soon',
  run: ({ data }, work) => work.run(SYSTEM, ({ db, clock }) => noteContact(db, data.application_id, clock.now())),
});
