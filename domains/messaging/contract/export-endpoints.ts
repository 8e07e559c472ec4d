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
    'A conversation as a page to be kept or printed: every message with its time, its id, who wrote it and when it was read. Notes of the house are not in it. For who manages applications at its location; it is put on record.',
  access: house('id', 'VIEW_MESSAGES'),
  whileActing: 'refused',
  params: z.object({ id: uuid }),
  query: z.object({ lang: z.enum(LANGUAGES) }),
  answers: 'raw',
  transaction: 'write',
  mergeable: false,
});
