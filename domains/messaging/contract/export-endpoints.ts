import { LANGUAGES } from '@hearth/kit/constants';
import { endpoint, house } from '@hearth/kit/endpoint';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';

export const exportConversation = endpoint({
  id: 'messaging.exportConversation',
  weight: 'heavy',
  method: 'GET',
  path: '/v1/applications/{id}/conversation_export',
  service: 'communication',
  summary:
    'Returns a conversation as a page to save or print: every message with its time, id, author and read time, without internal notes. For people who manage applications at its location; it is logged.',
  access: house('id', 'VIEW_MESSAGES'),
  whileActing: 'refused',
  params: z.object({ id: uuid }),
  query: z.object({ lang: z.enum(LANGUAGES) }),
  answers: 'raw',
  transaction: 'write',
  mergeable: false,
});
