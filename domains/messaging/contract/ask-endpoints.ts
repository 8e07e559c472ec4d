import { candidate, endpoint, house } from '@hearth/kit/endpoint';
import { instant, text, senderKey, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { conversationReads } from './endpoints.ts';
import {
  ASK_NOT_ANSWERED,
  ASK_NOT_POSSIBLE,
  ASK_OVER,
  CONVERSATION_CLOSED,
  INTERVIEW_NOT_POSSIBLE,
  TOO_MANY_ASKS,
  WRITING_REFUSED,
} from './failures.ts';
import { askKind, message } from './schemas.ts';

const service = 'communication';
const MEGABYTE = 1024 * 1024;
const inApplication = z.object({ id: uuid });
const oneAsk = z.object({ id: uuid, ask_id: uuid });

export const askCandidate = endpoint({
  id: 'messaging.askCandidate',
  method: 'POST',
  path: '/v1/applications/{id}/conversation_asks',
  service,
  summary:
    'Sends a candidate a request in a message: pick one of several times, send a document, confirm something, or book an interview slot.',
  access: house('id', 'SEND_MESSAGES'),
  whileActing: 'refused',
  params: inApplication,
  /** `ask_id`: made by the sender, and the id of the message; asked again after a lost connection, it is sent once. */
  body: z.strictObject({
    ask_id: senderKey,
    kind: askKind,
    text: text(1000),
    times: z.array(instant).max(10).default([]),
    expires_at: instant.optional(),
    /** How the interview is held that is asked for: the caller manages applications at its location. */
    kit_id: uuid.optional(),
  }),
  answer: message,
  failures: { ASK_NOT_POSSIBLE, CONVERSATION_CLOSED, TOO_MANY_ASKS, INTERVIEW_NOT_POSSIBLE, ...WRITING_REFUSED },
  changes: () => conversationReads(),
});

export const answerAsk = endpoint({
  id: 'messaging.answerAsk',
  method: 'POST',
  path: '/v1/applications/{id}/conversation_asks/{ask_id}/answer',
  service,
  summary: 'Answers a request in a message, once: a time, a file, a yes or a no. It becomes a message too.',
  access: candidate('id'),
  whileActing: 'refused',
  params: oneAsk,
  body: z.strictObject({ says: z.enum(['YES', 'NO']), starts_at: instant.optional() }),
  multipart: { field: 'files', maxCount: 3, maxBytes: 10 * MEGABYTE },
  answer: message,
  failures: { ASK_NOT_ANSWERED, ASK_OVER, CONVERSATION_SHUT: WRITING_REFUSED.CONVERSATION_SHUT },
  transaction: 'none',
  changes: () => conversationReads(),
});

export const withdrawAsk = endpoint({
  id: 'messaging.withdrawAsk',
  method: 'POST',
  path: '/v1/applications/{id}/conversation_asks/{ask_id}/withdraw',
  service,
  summary: 'Cancels a request in a message before it is answered.',
  access: house('id', 'SEND_MESSAGES'),
  whileActing: 'refused',
  params: oneAsk,
  answer: z.object({}),
  failures: { ASK_OVER },
  changes: () => conversationReads(),
});
