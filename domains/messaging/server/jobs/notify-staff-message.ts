import { findNearestHolders } from '@hearth/domains/access/service';
import { getBrand } from '@hearth/domains/core/service';
import { fillPlaces } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import type { Language } from '@hearth/kit/constants';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { STAFF_MESSAGE_SENT } from '../../contract/staff-events.ts';
import { staffThread } from '../message-thread.ts';
import { findNamed } from '../queries/staff/conversation.ts';
import { findStaffMessage } from '../queries/staff/message.ts';
import { phrasesIn } from '../words.ts';

/**
 * Of what staff write, those hear who are nearest to the location and read messages there; of what the location writes, the person.
 * What it says stays in the conversation.
 */
export const notifyStaffMessage = listenTo(STAFF_MESSAGE_SENT, {
  name: 'messaging.notifyStaffMessage',
  run: ({ data: { conversation_id: id, message_id: messageId } }, work) =>
    work.run(SYSTEM, async (means) => {
      const { db, clock } = means;
      const message = await findStaffMessage(db, id, messageId);
      if (message === undefined || message.read_at !== null) return;
      const about = await findNamed(db, id);
      if (about === undefined) return;
      const toLocation = message.sender_side === 'STAFF';
      const place = { groupId: about.group_id, brandId: about.location_id };
      const userIds = toLocation
        ? await findNearestHolders(db, place, 'VIEW_MESSAGES', { now: clock.now(), except: about.user_id })
        : [about.user_id];
      const link = toLocation ? `/messages/staff/${about.location_id}/${id}` : `/messages/mine/${id}`;
      const values = { name: message.sender_name, location: about.location_name };
      const write = (language: Language) => {
        const words = phrasesIn(language).received;
        return {
          title: fillPlaces(words.title, values),
          text: fillPlaces(toLocation ? words.fromStaff : words.fromLocation, values),
          link,
        };
      };
      await notify(means, {
        kind: toLocation ? 'hiring.messageReceived' : 'clock.message',
        aboutId: id,
        placeId: about.location_id,
        thread: staffThread(id, toLocation ? 'LOCATION' : 'STAFF'),
        timeZone: (await getBrand(db, about.location_id)).timeZone,
        people: userIds.map((userId) => ({ userId, write })),
      });
    }),
});
