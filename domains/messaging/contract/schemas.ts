import { instant, letterState, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { BARS } from './bars.ts';

export const side = z.enum(['EMPLOYER', 'CANDIDATE']);

/**
 * A file of a message, without its address: that is asked for when it is opened. `check` says why it cannot be: the virus
 * scanner has yet to look at it, or found something in it.
 */
export const messageFile = z.object({
  id: uuid,
  name: z.string(),
  type: z.string(),
  size: z.int(),
  check: z.enum(['CHECKING', 'INFECTED']).optional(),
});

export const askKind = z.enum(['TIME', 'DOCUMENT', 'CONFIRM', 'INTERVIEW']);
export type AskKind = z.infer<typeof askKind>;

/** What a line of a conversation is besides words; absent for a message like any other. */
const part = z.discriminatedUnion('kind', [
  /** Only the house's side ever gets one. */
  z.object({ kind: z.literal('NOTE'), mentioned: z.array(z.string()) }),
  /** It went or came as a text (SMS). */
  z.object({ kind: z.literal('TEXT') }),
  /** Asks the candidate for something, until a time, with how it stands. */
  z.object({
    kind: z.literal('ASK'),
    ask: askKind,
    state: z.enum(['OPEN', 'DONE', 'DECLINED', 'WITHDRAWN', 'EXPIRED']),
    times: z.array(instant),
    /** By the clock of the place. */
    time_zone: z.string(),
    chosen: instant.nullable(),
    /** The interview whose time is to be chosen; null where none is asked for. */
    interview_id: uuid.nullable(),
    expires_at: instant,
    changed_at: instant.nullable(),
  }),
  /** A moderator took it out of sight. */
  z.object({ kind: z.literal('REMOVED') }),
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
  /** How far its mail has come, for the house's side and its own messages; absent for one that was not mailed. */
  mail: letterState.optional(),
});
export type Message = z.infer<typeof message>;

/** An application as a conversation: the other party, the job and the stage. */
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
  /** Why the caller cannot write there; said of an opened one alone, and absent where they can. */
  cannot_write: z.enum(BARS).optional(),
});
export type Conversation = z.infer<typeof conversation>;

/** A location on the message board. */
export const boardLine = z.object({ brand_id: uuid, name: z.string(), conversations: z.int(), unread: z.int() });
