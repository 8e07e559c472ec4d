import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { flag, page, senderKey, string, text, trimmedString, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { countUnreadCandidate, countUnreadEmployer } from './endpoints.ts';
import { STAFF_LEFT, STAFF_NOT_HERE, STAFF_WITHOUT_ACCOUNT, WRITING_SUSPENDED } from './failures.ts';
import { staffConversation, staffMessage, staffPlace, staffSide } from './staff-schemas.ts';

const own = { service: 'communication', access: signedIn(), whileActing: 'refused' } as const;
const ofLocation = { service: 'communication', whileActing: 'refused' } as const;
const inConversation = z.object({ conversation_id: uuid });
const atLocation = z.object({ id: uuid, conversation_id: uuid });
const back = z.object({ before: uuid.optional(), limit: page.limit });
const thread = z.strictObject({
  conversation: staffConversation,
  side: staffSide,
  messages: z.array(staffMessage),
  more: z.boolean(),
});
/** `message_id`: made by the sender, so that a message that is sent again after a lost connection arrives once. */
const written = z.strictObject({ message_body: text(5000), message_id: senderKey });
const upTo = z.strictObject({ message_id: uuid });
const changed = z.strictObject({ changed: z.int() });

export const listMyStaffConversations = endpoint({
  ...own,
  id: 'messaging.listMyStaffConversations',
  method: 'GET',
  path: '/v1/my/staff_conversations',
  summary:
    'Lists the caller’s conversations with the managers of the locations where they work or worked, and the locations that they can write to.',
  answer: z.strictObject({ conversations: z.array(staffConversation), places: z.array(staffPlace) }),
});

export const listMyStaffMessages = endpoint({
  ...own,
  id: 'messaging.listMyStaffMessages',
  method: 'GET',
  path: '/v1/my/staff_conversations/{conversation_id}/messages',
  summary:
    'Lists the messages of one of the caller’s conversations with a location, oldest first. `before` pages back.',
  params: inConversation,
  query: back,
  answer: thread,
});

export const listStaffConversations = endpoint({
  ...ofLocation,
  id: 'messaging.listStaffConversations',
  method: 'GET',
  path: '/v1/brands/{id}/staff_conversations',
  summary: 'Lists the conversations with staff of the locations at and below a brand, latest message first.',
  access: brand('id', 'VIEW_MESSAGES', { orBelow: true }),
  params: z.object({ id: uuid }),
  query: z.object({
    q: trimmedString(100).optional(),
    unread_only: flag.optional(),
    cursor: string(400).optional(),
    limit: page.limit,
  }),
  answer: z.strictObject({
    conversations: z.array(staffConversation),
    /** Where the next page begins; null after the last one. */
    next_cursor: z.string().nullable(),
  }),
});

export const listStaffMessages = endpoint({
  ...ofLocation,
  id: 'messaging.listStaffMessages',
  method: 'GET',
  path: '/v1/brands/{id}/staff_conversations/{conversation_id}/messages',
  summary: 'Lists the messages of a conversation between a location and one of its staff. `before` pages back.',
  access: brand('id', 'VIEW_MESSAGES'),
  params: atLocation,
  query: back,
  answer: thread,
});

/** What shows conversations with staff or counts of them: stale after every change to one. */
export function staffReads() {
  return [
    listMyStaffConversations,
    listMyStaffMessages,
    listStaffConversations,
    listStaffMessages,
    countUnreadEmployer,
    countUnreadCandidate,
  ] as const;
}

export const openMyStaffConversation = endpoint({
  ...own,
  id: 'messaging.openMyStaffConversation',
  method: 'POST',
  path: '/v1/my/staff_conversations',
  summary: 'Opens the caller’s conversation with the managers of a location where they work; the one there is, if any.',
  body: z.strictObject({ location_id: uuid }),
  answer: staffConversation,
  failures: { STAFF_NOT_HERE },
  changes: () => [listMyStaffConversations],
});

export const sendMyStaffMessage = endpoint({
  ...own,
  id: 'messaging.sendMyStaffMessage',
  method: 'POST',
  path: '/v1/my/staff_conversations/{conversation_id}/messages',
  summary: 'Sends a message to the managers of a location where the caller works.',
  params: inConversation,
  body: written,
  answer: staffMessage,
  failures: { STAFF_NOT_HERE },
  changes: () => staffReads(),
});

export const readMyStaffMessages = endpoint({
  ...own,
  id: 'messaging.readMyStaffMessages',
  method: 'POST',
  path: '/v1/my/staff_conversations/{conversation_id}/read',
  summary: 'Marks what the location wrote as read, up to and including a message.',
  params: inConversation,
  body: upTo,
  answer: changed,
  changes: () => staffReads(),
});

export const openStaffConversation = endpoint({
  ...ofLocation,
  id: 'messaging.openStaffConversation',
  method: 'POST',
  path: '/v1/brands/{id}/employees/{employee_id}/staff_conversation',
  summary:
    'Opens the conversation of a location, or of the one below the brand where the person works, with one of its staff; the one there is, if any.',
  access: brand('id', 'SEND_MESSAGES', { orBelow: true }),
  params: z.object({ id: uuid, employee_id: uuid }),
  answer: staffConversation,
  failures: { STAFF_LEFT, STAFF_WITHOUT_ACCOUNT },
  changes: () => [listStaffConversations],
});

export const sendStaffMessage = endpoint({
  ...ofLocation,
  id: 'messaging.sendStaffMessage',
  method: 'POST',
  path: '/v1/brands/{id}/staff_conversations/{conversation_id}/messages',
  summary: 'Sends a message of a location to one of its staff.',
  access: brand('id', 'SEND_MESSAGES'),
  params: atLocation,
  body: written,
  answer: staffMessage,
  failures: { STAFF_LEFT, WRITING_SUSPENDED },
  changes: () => staffReads(),
});

export const readStaffMessages = endpoint({
  ...ofLocation,
  id: 'messaging.readStaffMessages',
  method: 'POST',
  path: '/v1/brands/{id}/staff_conversations/{conversation_id}/read',
  summary: 'Marks what one of the staff wrote as read, up to and including a message.',
  access: brand('id', 'VIEW_MESSAGES'),
  params: atLocation,
  body: upTo,
  answer: changed,
  changes: () => staffReads(),
});
