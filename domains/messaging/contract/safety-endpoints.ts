import { endpoint, party } from '@hearth/kit/endpoint';
import { instant, optionalText, senderKey, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { REPORT_REASONS } from './bars.ts';
import { conversationReads } from './endpoints.ts';
import { NOBODY_TO_BLOCK, REPORT_OWN, TOO_MANY_REPORTS } from './failures.ts';
import { side } from './schemas.ts';

const service = 'communication';
const inApplication = z.object({ id: uuid });
const reason = z.enum(REPORT_REASONS);
const person = z.object({ id: uuid, name: z.string() });

/** What keeps somebody from writing, as whoever made it, or may end it, sees it. */
const block = z.object({
  id: uuid,
  /** HOUSE: nobody of the house writes here. PERSON: one of them. CANDIDATE: the house closed the conversation. */
  kind: z.enum(['HOUSE', 'PERSON', 'CANDIDATE']),
  /** Who was blocked, for one of the house. */
  name: z.string(),
  reason: reason.nullable(),
  note: z.string(),
  by_name: z.string(),
  at: instant,
});

export const getSafety = endpoint({
  id: 'messaging.getSafety',
  method: 'GET',
  path: '/v1/applications/{id}/conversation_safety',
  service,
  summary: 'Returns the blocks of a conversation that the caller can know about, and the caller’s reports.',
  access: party('id', 'VIEW_MESSAGES'),
  whileActing: 'refused',
  params: inApplication,
  answer: z.object({
    side,
    /** For a candidate: who of the house wrote to them here. */
    people: z.array(person),
    blocks: z.array(block),
    /** The caller's own. `looked_at`: when somebody decided; null while it waits. */
    reports: z.array(z.object({ id: uuid, reason, at: instant, looked_at: instant.nullable() })),
    /** For somebody under age: who may write to them here, and who else reads along. Null for anybody else. */
    minor: z.object({ approved: z.array(z.string()), readers: z.array(z.string()) }).nullable(),
    /** Until when the caller may not write to candidates. */
    suspended_until: instant.nullable(),
    /** Whether the caller may close the conversation and open it again. */
    may_close: z.boolean(),
  }),
});

export const reportMessages = endpoint({
  id: 'messaging.reportMessages',
  method: 'POST',
  path: '/v1/applications/{id}/message_reports',
  service,
  summary: 'Reports a message or a conversation to the group’s moderators.',
  access: party('id', 'VIEW_MESSAGES'),
  whileActing: 'refused',
  params: inApplication,
  /** `report_id`: made by the caller, so that a report that is sent again after a lost connection is kept once. */
  body: z.strictObject({
    report_id: senderKey,
    message_id: uuid.nullable(),
    reason,
    note: optionalText(1000),
  }),
  answer: z.object({ report_id: uuid }),
  failures: { REPORT_OWN, TOO_MANY_REPORTS },
  changes: () => [getSafety, ...conversationReads()],
});

export const blockWriting = endpoint({
  id: 'messaging.blockWriting',
  method: 'POST',
  path: '/v1/applications/{id}/conversation_blocks',
  service,
  summary:
    'Blocks messages: a candidate blocks one person or the whole employer; an employer closes a conversation to its candidate.',
  access: party('id', 'SEND_MESSAGES'),
  whileActing: 'refused',
  params: inApplication,
  /** `user_id`: of the house, by a candidate; null for all of it, and by the house. */
  body: z.strictObject({ user_id: uuid.nullable(), reason: reason.nullable(), note: optionalText(500) }),
  answer: block,
  failures: { NOBODY_TO_BLOCK },
  changes: () => [getSafety, ...conversationReads()],
});

export const endBlock = endpoint({
  id: 'messaging.endBlock',
  method: 'POST',
  path: '/v1/applications/{id}/conversation_blocks/{block_id}/end',
  service,
  summary: 'Removes a block: the candidate’s own, or the employer’s by anyone who can write there.',
  access: party('id', 'SEND_MESSAGES'),
  whileActing: 'refused',
  params: z.object({ id: uuid, block_id: uuid }),
  answer: z.object({}),
  changes: () => [getSafety, ...conversationReads()],
});
