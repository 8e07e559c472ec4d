import { defineEvent } from '@hearth/kit/event';
import type { HearthEvent, Topic } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

interface Subject {
  readonly id: string;
  readonly groupId: string;
  readonly locationId: string;
  readonly candidateUserId: string;
}

export const MESSAGE_SENT = defineEvent('messaging.message_sent', { application_id: uuid, message_id: uuid });
export const MESSAGES_READ = defineEvent('messaging.messages_read', { application_id: uuid });

const topics = ({ locationId, candidateUserId }: Subject): Topic[] => [
  `brand:${locationId}`,
  `user:${candidateUserId}`,
];

/** A message arrived in a conversation. */
export const messageSent = (subject: Subject, messageId: string): HearthEvent =>
  MESSAGE_SENT.of({
    group_id: subject.groupId,
    topics: topics(subject),
    data: { application_id: subject.id, message_id: messageId },
  });

/** One side read, or unread, messages of a conversation. */
export const messagesRead = (subject: Subject): HearthEvent =>
  MESSAGES_READ.of({
    group_id: subject.groupId,
    topics: topics(subject),
    data: { application_id: subject.id },
  });

export const DESK_CHANGED = defineEvent('messaging.desk_changed', { application_id: uuid });

/** The assignee, snooze, archive state or notes of a conversation changed; heard at its location only. */
export const deskChanged = ({ id, groupId, locationId }: Omit<Subject, 'candidateUserId'>): HearthEvent =>
  DESK_CHANGED.of({
    group_id: groupId,
    topics: [`brand:${locationId}`],
    data: { application_id: id },
  });

export const ASK_CHANGED = defineEvent('messaging.ask_changed', { application_id: uuid });

/** A structured request was answered or withdrawn. */
export const askChanged = (subject: Subject): HearthEvent =>
  ASK_CHANGED.of({
    group_id: subject.groupId,
    topics: topics(subject),
    data: { application_id: subject.id },
  });

export const FILE_CHECKED = defineEvent('messaging.file_checked', { application_id: uuid });

/** A file of a message was looked at by the virus scanner. */
export const fileChecked = (subject: Subject): HearthEvent =>
  FILE_CHECKED.of({
    group_id: subject.groupId,
    topics: topics(subject),
    data: { application_id: subject.id },
  });

export const WRITING_CHANGED = defineEvent('messaging.writing_changed', { application_id: uuid });

/** The permission to write in a conversation changed, or one of its messages was hidden. */
export const writingChanged = (subject: Subject): HearthEvent =>
  WRITING_CHANGED.of({
    group_id: subject.groupId,
    topics: topics(subject),
    data: { application_id: subject.id },
  });

/** Of conversations between a location and its staff. */
export { STAFF_MESSAGES_READ, STAFF_MESSAGE_SENT } from './staff-events.ts';
