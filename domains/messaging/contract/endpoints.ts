import { brand, endpoint, party, signedIn } from '@hearth/kit/endpoint';
import { flag, page, senderKey, string, trimmedString, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { INBOX_VIEWS } from './views.ts';
import { CONVERSATION_CLOSED, MESSAGE_EMPTY, MESSAGE_FIELD_MISSING, WRITING_REFUSED } from './failures.ts';
import { boardLine, conversation, message, side } from './schemas.ts';

const MEGABYTE = 1024 * 1024;
const inApplication = z.object({ id: uuid });
const conversations = z.object({
  applications: z.array(conversation),
  /** Counted up to 1,000: 1,000 says that there are so many or more. */
  total: z.int(),
  /** Where the next page begins; null after the last one. */
  next_cursor: z.string().nullable(),
});
/** By `offset` as the specification has it, or by the `next_cursor` of the page before, which misses nobody while messages arrive. */
const inbox = { ...page, cursor: string(400).optional(), unread_only: flag.optional() };
const counted = z.object({ count: z.int() });

export const getMessageBoard = endpoint({
  id: 'messaging.getMessageBoard',
  method: 'GET',
  // The specification spells it so.
  path: '/v1/groups/{id}/employer/message_baord_data',
  service: 'core',
  summary: 'Lists the locations with conversations, with their number and how many messages are unread.',
  access: brand('id', 'VIEW_MESSAGES', { orBelow: true }),
  whileActing: 'refused',
  params: inApplication,
  query: z.object({ include_archived: flag.optional() }),
  answer: z.object({ brands: z.array(boardLine), unread: z.int() }),
});

export const listEmployerConversations = endpoint({
  id: 'messaging.listEmployerConversations',
  method: 'GET',
  path: '/v1/employer_applications',
  service: 'core',
  summary: 'Lists the conversations of a brand and everything below it, latest message first.',
  access: brand('brand', 'VIEW_MESSAGES', { in: 'query', orBelow: true }),
  whileActing: 'refused',
  query: z.object({
    brand: uuid,
    include_archived: flag.optional(),
    q: trimmedString(100).optional(),
    /** Absent: what waits for the house, and everything where something is looked for. MINE: the caller's own. */
    view: z.enum(INBOX_VIEWS).optional(),
    ...inbox,
  }),
  answer: conversations,
});

export const listCandidateConversations = endpoint({
  id: 'messaging.listCandidateConversations',
  method: 'GET',
  path: '/v1/candidate_applications',
  service: 'core',
  summary: 'Lists the caller’s own applications as conversations, latest message first.',
  access: signedIn(),
  whileActing: 'refused',
  query: z.object(inbox),
  answer: conversations,
});

export const listMessages = endpoint({
  id: 'messaging.listMessages',
  method: 'GET',
  path: '/v1/application_messages/{id}',
  service: 'core',
  summary: 'Lists the messages of an application, oldest first, for its two parties. `before` pages back.',
  access: party('id', 'VIEW_MESSAGES'),
  whileActing: 'refused',
  params: inApplication,
  query: z.object({ before: uuid.optional(), limit: page.limit }),
  answer: z.object({
    application: conversation,
    side,
    messages: z.array(message),
    more: z.boolean(),
    /** Absent: messages are not translated here. `wanted`: the caller reads this conversation in their own language. */
    translation: z.object({ wanted: z.boolean() }).optional(),
  }),
});

/** What shows conversations or counts of them: stale after every change to one. */
export function conversationReads() {
  return [
    listMessages,
    listEmployerConversations,
    listCandidateConversations,
    countUnreadEmployer,
    countUnreadCandidate,
  ] as const;
}

export const sendMessage = endpoint({
  id: 'messaging.sendMessage',
  method: 'POST',
  path: '/v1/applications/{id}/messages',
  service: 'core',
  summary: 'Sends a message with up to five files to the other party of an application.',
  access: party('id', 'SEND_MESSAGES'),
  whileActing: 'refused',
  params: inApplication,
  /** `message_id`: made by the sender, so that a message that is sent again after a lost connection arrives once. */
  body: z.strictObject({ message_body: trimmedString(5000), message_id: senderKey.optional() }),
  multipart: { field: 'files', maxCount: 5, maxBytes: 10 * MEGABYTE },
  answer: message,
  failures: { MESSAGE_EMPTY, MESSAGE_FIELD_MISSING, CONVERSATION_CLOSED, ...WRITING_REFUSED },
  transaction: 'none',
  changes: () => conversationReads(),
});

export const markRead = endpoint({
  id: 'messaging.markRead',
  method: 'POST',
  path: '/v1/message_is_read',
  service: 'core',
  summary: 'Marks messages that the caller received as read, or as unread.',
  access: signedIn(),
  whileActing: 'refused',
  body: z
    .array(z.strictObject({ message_id: uuid, is_read: z.boolean() }))
    .min(1)
    .max(100),
  answer: z.object({ changed: z.int() }),
  transaction: 'none',
  changes: () => conversationReads(),
});

export const countUnreadEmployer = endpoint({
  id: 'messaging.countUnreadEmployer',
  method: 'GET',
  path: '/v1/groups/{id}/unread_message_count_employer',
  service: 'core-reader',
  summary: 'Counts the messages of candidates and staff that no one has read.',
  access: brand('id', 'VIEW_MESSAGES', { orBelow: true }),
  whileActing: 'allowed',
  params: inApplication,
  answer: counted,
});

export const countUnreadCandidate = endpoint({
  id: 'messaging.countUnreadCandidate',
  method: 'GET',
  path: '/v1/unread_message_count_candidate',
  service: 'core',
  summary: 'Counts the caller’s unread messages as a candidate and as staff.',
  access: signedIn(),
  whileActing: 'allowed',
  answer: counted,
});

export const openMessageFile = endpoint({
  id: 'messaging.openMessageFile',
  method: 'GET',
  path: '/v1/application_messages/{id}/files/{file_id}',
  service: 'core',
  summary: 'Returns a download link, valid for two minutes, for a file of a conversation, for its two parties.',
  access: party('id', 'VIEW_MESSAGES'),
  whileActing: 'refused',
  params: z.object({ id: uuid, file_id: uuid }),
  answer: z.object({ href: z.string() }),
  mergeable: false,
});

/** Whether messages of a group are also mailed to the caller. */
const mailChoice = z.strictObject({ group_id: uuid, group_name: z.string(), wanted: z.boolean() });

export const listMailChoices = endpoint({
  service: 'communication',
  access: signedIn(),
  whileActing: 'refused',
  id: 'messaging.listMailChoices',
  method: 'GET',
  path: '/v1/users/mail_choices',
  summary:
    'Lists the groups that the caller has conversations with as a candidate, and whether their messages are emailed.',
  answer: z.strictObject({ groups: z.array(mailChoice) }),
});

export const changeMailChoice = endpoint({
  service: 'communication',
  access: signedIn(),
  whileActing: 'refused',
  id: 'messaging.changeMailChoice',
  method: 'PUT',
  path: '/v1/users/mail_choices/{group_id}',
  summary: 'Turns emails about the messages of a group on or off for the caller.',
  params: z.strictObject({ group_id: uuid }),
  body: z.strictObject({ wanted: z.boolean() }),
  answer: mailChoice,
  changes: () => [listMailChoices],
});

/** Of files of their own, so that pages about messages do not carry them. */
export { changeHouseMail, listHouseMail } from './house-mail-endpoints.ts';
export { listLetterSteps } from './letter-choice-endpoints.ts';
export { changeTextChoice, listTextChoices } from './text-endpoints.ts';
