import type { HearthEvent } from '@hearth/kit/event';

interface Subject {
  readonly id: string;
  readonly groupId: string;
  readonly locationId: string;
  readonly candidateUserId: string;
}

export const MESSAGE_SENT = 'messaging.message_sent';
export const MESSAGES_READ = 'messaging.messages_read';

const topics = ({ locationId, candidateUserId }: Subject): string[] => [
  `brand:${locationId}`,
  `user:${candidateUserId}`,
];

/** A message arrived in a conversation. */
export const messageSent = (subject: Subject, messageId: string): HearthEvent => ({
  type: MESSAGE_SENT,
  group_id: subject.groupId,
  topics: topics(subject),
  data: { application_id: subject.id, message_id: messageId },
});

/** One side read, or unread, messages of a conversation. */
export const messagesRead = (subject: Subject): HearthEvent => ({
  type: MESSAGES_READ,
  group_id: subject.groupId,
  topics: topics(subject),
  data: { application_id: subject.id },
});

export const DESK_CHANGED = 'messaging.desk_changed';

/** The house gave a conversation to somebody, let it rest, put it away or noted something: heard at its location alone. */
export const deskChanged = ({ id, groupId, locationId }: Omit<Subject, 'candidateUserId'>): HearthEvent => ({
  type: DESK_CHANGED,
  group_id: groupId,
  topics: [`brand:${locationId}`],
  data: { application_id: id },
});

export const ASK_CHANGED = 'messaging.ask_changed';

/** What a message asks for was answered or taken back. */
export const askChanged = (subject: Subject): HearthEvent => ({
  type: ASK_CHANGED,
  group_id: subject.groupId,
  topics: topics(subject),
  data: { application_id: subject.id },
});

export const FILE_CHECKED = 'messaging.file_checked';

/** A file of a message was looked at by the virus scanner. */
export const fileChecked = (subject: Subject): HearthEvent => ({
  type: FILE_CHECKED,
  group_id: subject.groupId,
  topics: topics(subject),
  data: { application_id: subject.id },
});

export const WRITING_CHANGED = 'messaging.writing_changed';

/** Who may write in a conversation changed, or a message of it was taken out of sight. */
export const writingChanged = (subject: Subject): HearthEvent => ({
  type: WRITING_CHANGED,
  group_id: subject.groupId,
  topics: topics(subject),
  data: { application_id: subject.id },
});
