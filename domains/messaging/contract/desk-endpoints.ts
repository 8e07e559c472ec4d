import { endpoint, house } from '@hearth/kit/endpoint';
import { instant, senderKey, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { conversationReads } from './endpoints.ts';
import { COLLEAGUE_SEES_NOT, SNOOZE_NOT_AHEAD, TOO_MANY_NOTES } from './failures.ts';

const service = 'communication';
const inApplication = z.object({ id: uuid });
const colleague = z.object({ id: uuid, name: z.string() });

/** How the house keeps a conversation. */
const desk = z.object({
  assignee: colleague.nullable(),
  snoozed_until: instant.nullable(),
  archived: z.boolean(),
});

export const getDesk = endpoint({
  id: 'messaging.getDesk',
  method: 'GET',
  path: '/v1/applications/{id}/conversation_desk',
  service,
  summary:
    'Returns the assignee of a conversation, its snooze, whether it is archived, and the colleagues who can see it.',
  access: house('id', 'VIEW_MESSAGES'),
  whileActing: 'refused',
  params: inApplication,
  /** `may_write`: whether the caller may change any of it. */
  answer: desk.extend({
    colleagues: z.array(colleague),
    may_write: z.boolean(),
    /** Since when mail to the candidate's address comes back; null while nothing says so. */
    unreachable_since: instant.nullable(),
  }),
});
export type Desk = z.infer<typeof desk>;

export const changeDesk = endpoint({
  id: 'messaging.changeDesk',
  method: 'PUT',
  path: '/v1/applications/{id}/conversation_desk',
  service,
  summary: 'Assigns, snoozes or archives a conversation. Omitted fields stay.',
  access: house('id', 'SEND_MESSAGES'),
  whileActing: 'refused',
  params: inApplication,
  body: z.strictObject({
    assignee_id: uuid.nullable().optional(),
    snoozed_until: instant.nullable().optional(),
    archived: z.boolean().optional(),
  }),
  answer: desk,
  failures: { COLLEAGUE_SEES_NOT, SNOOZE_NOT_AHEAD },
  changes: () => [getDesk, ...conversationReads()],
});

export const addNote = endpoint({
  id: 'messaging.addNote',
  method: 'POST',
  path: '/v1/applications/{id}/conversation_notes',
  service,
  summary: 'Adds an internal note to a conversation, and notifies the colleagues it mentions.',
  access: house('id', 'SEND_MESSAGES'),
  whileActing: 'refused',
  params: inApplication,
  /** `note_id`: made by the writer, so that a note that is sent again after a lost connection is kept once. */
  body: z.strictObject({ note_id: senderKey, text: text(5000), mentioned_ids: z.array(uuid).max(10) }),
  answer: z.object({ note_id: uuid }),
  failures: { COLLEAGUE_SEES_NOT, TOO_MANY_NOTES },
  changes: () => [getDesk, ...conversationReads()],
});
