import { findHolders, findNearestHolders } from '@hearth/domains/access/service';
import { findApplicationBriefs, findDesk } from '@hearth/domains/applications/service';
import { getBrand } from '@hearth/domains/core/service';
import { fillPlaces } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { MESSAGE_SENT } from '../../contract/events.ts';
import { isMailedAsNotice, DEFAULT_CHOICE } from '../../rules/mail/house-mail.ts';
import { messageThread } from '../message-thread.ts';
import { findChoicesIn } from '../queries/house-mail.ts';
import { findMessage } from '../queries/message.ts';
import { phrasesIn } from '../words.ts';

/**
 * Whoever a conversation was given to hears of a candidate's message; while it is nobody's, those nearest to the location who read
 * messages there. What it says stays in the conversation, where only those see it who may.
 */
export const notifyMessage = listenTo(MESSAGE_SENT, {
  name: 'messaging.notifyMessage',
  run: ({ data: { application_id: id, message_id: messageId } }, work) =>
    work.run(SYSTEM, async (means) => {
      const { db, clock, config } = means;
      const message = await findMessage(db, id, messageId);
      if (message?.sender_side !== 'CANDIDATE' || message.read_at !== null) return;
      const brief = (await findApplicationBriefs(db, [id])).get(id);
      if (brief === undefined) return;
      const place = { groupId: brief.groupId, brandId: brief.locationId };
      const now = clock.now();
      const assignee = (await findDesk(db, id))?.assignee_user_id ?? null;
      const isAssigned = assignee !== null && (await findHolders(db, place, 'VIEW_MESSAGES', now)).includes(assignee);
      const receivers = isAssigned
        ? [assignee]
        : await findNearestHolders(db, place, 'VIEW_MESSAGES', { now, except: brief.candidateUserId });
      const choices = await findChoicesIn(db, brief.groupId, receivers);
      const canAnswer = config.mailIn !== undefined;
      const values = { name: brief.candidateName, job: brief.jobTitle, location: brief.locationName };
      await notify(means, {
        kind: 'hiring.messageReceived',
        aboutId: id,
        placeId: brief.locationId,
        thread: messageThread(id),
        timeZone: (await getBrand(db, brief.locationId)).timeZone,
        people: receivers.map((userId) => ({
          userId,
          write: (language) => {
            const words = phrasesIn(language).received;
            return {
              title: fillPlaces(words.title, values),
              text: fillPlaces(words.text, values),
              link: `/messages/${id}`,
            };
          },
          hasOtherMail: !isMailedAsNotice({ canAnswer, choice: choices.get(userId) ?? DEFAULT_CHOICE, isAssigned }),
        })),
      });
    }),
});
