import { brand, endpoint, house } from '@hearth/kit/endpoint';
import { instant, page, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { message } from './schemas.ts';

const service = 'communication';
/** A conversation of a person, as one of several. */
const ofPerson = z.object({
  id: uuid,
  job_title: z.string(),
  location_id: uuid,
  location_name: z.string(),
  stage: z.string(),
  applied_at: instant,
  last_message_at: instant.nullable(),
});
export type PersonConversation = z.infer<typeof ofPerson>;

export const listPersonMessages = endpoint({
  id: 'messaging.listPersonMessages',
  method: 'GET',
  path: '/v1/applications/{id}/person_messages',
  service,
  summary:
    'Lists the messages of all applications of a person in the group that the caller can read, by time. `before` pages back.',
  access: house('id', 'VIEW_MESSAGES'),
  whileActing: 'refused',
  params: z.object({ id: uuid }),
  query: z.object({ before: uuid.optional(), limit: page.limit }),
  answer: z.object({
    name: z.string(),
    conversations: z.array(ofPerson),
    messages: z.array(message.extend({ application_id: uuid })),
    more: z.boolean(),
  }),
});

export const listEmployeeConversations = endpoint({
  id: 'messaging.listEmployeeConversations',
  method: 'GET',
  path: '/v1/brands/{id}/employees/{employee_id}/conversations',
  service,
  summary: 'Returns the conversations that an employment came from, read-only, where the caller can read them.',
  access: brand('id', 'VIEW_MESSAGES', { orBelow: true }),
  whileActing: 'refused',
  params: z.object({ id: uuid, employee_id: uuid }),
  answer: z.object({ conversations: z.array(ofPerson) }),
});
