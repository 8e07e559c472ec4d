import { instant, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

export const side = z.enum(['EMPLOYER', 'CANDIDATE']);

/** A file of a message, without its address: that is asked for when it is opened. */
export const messageFile = z.object({ id: uuid, name: z.string(), type: z.string(), size: z.int() });

export const askKind = z.enum(['TIME', 'DOCUMENT', 'CONFIRM']);
export type AskKind = z.infer<typeof askKind>;

/** What a line of a conversation is besides words; absent for a message like any other. */
const part = z.discriminatedUnion('kind', [
  /** Only the house's side ever gets one. */
  z.object({ kind: z.literal('NOTE'), mentioned: z.array(z.string()) }),
  /** Asks the candidate for something, until a time, with how it stands. */
  z.object({
    kind: z.literal('ASK'),
    ask: askKind,
    state: z.enum(['OPEN', 'DONE', 'DECLINED', 'WITHDRAWN', 'EXPIRED']),
    times: z.array(instant),
    /** By the clock of the place. */
    time_zone: z.string(),
    chosen: instant.nullable(),
    expires_at: instant,
    changed_at: instant.nullable(),
  }),
]);
export type Part = z.infer<typeof part>;

/** `is_read` says whether the other side, or for a message of the other side the own one, has read it. */
export const message = z.object({
  message_id: uuid,
  message_body: z.string(),
  files: z.array(messageFile),
  is_read: z.boolean(),
  read_at: instant.nullable(),
  from: side,
  sender_name: z.string(),
  /** Whether the caller wrote it. */
  own: z.boolean(),
  sent_at: instant,
  part: part.optional(),
});
export type Message = z.infer<typeof message>;

/** An application as a conversation: who with, what about, and how it stands. */
export const conversation = z.object({
  id: uuid,
  job_id: uuid,
  job_title: z.string(),
  brand_id: uuid,
  location_name: z.string(),
  location_city: z.string(),
  employer_name: z.string(),
  candidate_name: z.string(),
  stage: z.string(),
  applied_at: instant,
  unread: z.int(),
  last_message: z.string(),
  last_message_by: side.nullable(),
  last_message_at: instant.nullable(),
  archived: z.boolean(),
});
export type Conversation = z.infer<typeof conversation>;

/** A location on the message board. */
export const boardLine = z.object({ brand_id: uuid, name: z.string(), conversations: z.int(), unread: z.int() });
