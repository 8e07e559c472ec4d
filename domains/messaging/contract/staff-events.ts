import { defineEvent } from '@hearth/kit/event';
import type { HearthEvent, Topic } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

interface StaffSubject {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly user_id: string;
}

const topics = ({ location_id: place, user_id: person }: StaffSubject): Topic[] => [`brand:${place}`, `user:${person}`];

export const STAFF_MESSAGE_SENT = defineEvent('messaging.staff_message_sent', {
  conversation_id: uuid,
  message_id: uuid,
});
export const STAFF_MESSAGES_READ = defineEvent('messaging.staff_messages_read', { conversation_id: uuid });

/** A message arrived in a conversation between a location and one of its staff. */
export const staffMessageSent = (subject: StaffSubject, messageId: string): HearthEvent =>
  STAFF_MESSAGE_SENT.of({
    group_id: subject.group_id,
    topics: topics(subject),
    data: { conversation_id: subject.id, message_id: messageId },
  });

/** One side read messages of such a conversation. */
export const staffMessagesRead = (subject: StaffSubject): HearthEvent =>
  STAFF_MESSAGES_READ.of({
    group_id: subject.group_id,
    topics: topics(subject),
    data: { conversation_id: subject.id },
  });
