import { APPLICATION_RECEIVED, HIRED } from '@hearth/domains/applications/events';
import { MESSAGE_SENT } from '@hearth/domains/messaging/events';
import { findApplicationBriefs } from '@hearth/domains/applications/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { deleteEntries, setLastContact } from '../queries/entry.ts';
import { insertEvents } from '../queries/event.ts';
import { setApplied } from '../queries/invitation.ts';
import { findOfUser } from '../queries/leaving.ts';

/** Marks an invitation when its recipient applies for the job. */
export const followApplications = listenTo(APPLICATION_RECEIVED, {
  name: 'talentPool.followApplications',
  run: ({ data }, work) =>
    work.run(SYSTEM, async ({ db, clock }) => {
      const application = (await findApplicationBriefs(db, [data.application_id])).get(data.application_id);
      if (application === undefined) return;
      const { jobId, candidateUserId: userId, groupId } = application;
      const applied = new Set(await setApplied(db, jobId, userId, clock.now()));
      const people = await findOfUser(db, userId, groupId);
      await insertEvents(
        db,
        people.filter(({ id }) => applied.has(id)),
        'APPLIED',
        null,
        clock.now(),
      );
    }),
});

/** Removes hired people from the pool. */
export const followHires = listenTo(HIRED, {
  name: 'talentPool.followHires',
  run: ({ data }, work) =>
    work.run(SYSTEM, async ({ db, clock }) => {
      const application = (await findApplicationBriefs(db, [data.application_id])).get(data.application_id);
      if (application === undefined) return;
      const people = await findOfUser(db, application.candidateUserId, application.groupId);
      await insertEvents(db, people, 'HIRED', null, clock.now());
      await deleteEntries(
        db,
        people.map(({ id }) => id),
      );
    }),
});

/** Updates the last contact when either side sends a message. */
export const followMessages = listenTo(MESSAGE_SENT, {
  name: 'talentPool.followMessages',
  pace: 'soon',
  run: ({ data }, work) => work.run(SYSTEM, ({ db, clock }) => setLastContact(db, data.application_id, clock.now())),
});
