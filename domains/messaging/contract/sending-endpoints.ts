import { LANGUAGES } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { instant, senderKey, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { BARS } from './bars.ts';
import { MESSAGE_FIELD_MISSING, NOBODY_TO_SEND_TO, SENDING_TOO_LATE, TOO_MANY_PLANNED } from './failures.ts';

const atBrand = z.object({ id: uuid });
const oneSending = z.object({ id: uuid, sending_id: uuid });
const language = z.enum(LANGUAGES);

/** People that one sending may go to. */
const MOST_RECEIVERS = 200;

const sendingContent = {
  application_ids: z.array(uuid).min(1).max(MOST_RECEIVERS),
  /** By language; each person gets theirs, else English, else the first. */
  texts: z.partialRecord(language, text(5000)).refine((written) => Object.keys(written).length > 0, 'must be written'),
  /** Absent: now. It leaves ten seconds later, and never in the quiet hours of the place of the application. */
  send_at: instant.optional(),
};

const receiver = z.object({
  application_id: uuid,
  candidate_name: z.string(),
  language,
  text: z.string(),
  missing: z.array(z.string()),
  sends_at: instant,
  /** Whether it waits for the end of the quiet hours. */
  waits: z.boolean(),
});
export type Receiver = z.infer<typeof receiver>;

/** Somebody who gets nothing. ENDED: withdrawn, hired or archived. */
const leftOut = z.object({
  application_id: uuid,
  candidate_name: z.string(),
  why: z.enum(['ENDED', ...BARS]),
});
export type LeftOut = z.infer<typeof leftOut>;

const sending = z.object({
  id: uuid,
  text: z.string(),
  sender_name: z.string(),
  created_at: instant,
  /** When the next of those that wait leaves. */
  next_at: instant.nullable(),
  waiting: z.int(),
  sent: z.int(),
});
export type Sending = z.infer<typeof sending>;

export const previewSending = endpoint({
  id: 'messaging.previewSending',
  method: 'POST',
  path: '/v1/brands/{id}/message_sendings/preview',
  service: 'communication',
  summary: 'Previews what each person would get, and when; sends nothing.',
  access: brand('id', 'SEND_MESSAGES', { orBelow: true }),
  whileActing: 'refused',
  params: atBrand,
  body: z.strictObject(sendingContent),
  answer: z.object({ receivers: z.array(receiver), left_out: z.array(leftOut) }),
  failures: { SENDING_TOO_LATE },
});

export const createSending = endpoint({
  id: 'messaging.createSending',
  method: 'POST',
  path: '/v1/brands/{id}/message_sendings',
  service: 'communication',
  summary: 'Sends a message to several people, each in their own conversation. It can be undone for ten seconds.',
  access: brand('id', 'SEND_MESSAGES', { orBelow: true }),
  whileActing: 'refused',
  params: atBrand,
  /** `sending_id`: made by the sender, so that a sending that is asked for again after a lost connection happens once. */
  body: z.strictObject({
    sending_id: senderKey,
    ...sendingContent,
    /** The text is about where people stand: who is moved before it leaves does not get it. */
    while_there: z.boolean().optional(),
  }),
  answer: sending,
  failures: { MESSAGE_FIELD_MISSING, NOBODY_TO_SEND_TO, SENDING_TOO_LATE, TOO_MANY_PLANNED },
  changes: () => [listSendings],
});

export const cancelSending = endpoint({
  id: 'messaging.cancelSending',
  method: 'POST',
  path: '/v1/brands/{id}/message_sendings/{sending_id}/cancel',
  service: 'communication',
  summary: 'Cancels the unsent part of a bulk message.',
  access: brand('id', 'SEND_MESSAGES', { orBelow: true }),
  whileActing: 'refused',
  params: oneSending,
  answer: z.object({ cancelled: z.int(), sent: z.int() }),
  changes: () => [listSendings],
});

export const listSendings = endpoint({
  id: 'messaging.listSendings',
  method: 'GET',
  path: '/v1/brands/{id}/message_sendings',
  service: 'communication',
  summary: 'Lists the bulk messages of a brand and everything below it that aren’t fully sent, next first.',
  access: brand('id', 'SEND_MESSAGES', { orBelow: true }),
  whileActing: 'refused',
  params: atBrand,
  answer: z.object({ sendings: z.array(sending) }),
});
