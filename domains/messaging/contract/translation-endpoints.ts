import { LANGUAGES } from '@hearth/kit/constants';
import { endpoint, party } from '@hearth/kit/endpoint';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { MOST_AT_ONCE } from './translation-limits.ts';

const own = { service: 'communication', access: party('id', 'VIEW_MESSAGES'), whileActing: 'refused' } as const;
const params = z.object({ id: uuid });

/** What a reader chose. */
const choice = z.strictObject({ wanted: z.boolean() });

export const changeTranslation = endpoint({
  ...own,
  id: 'messaging.changeTranslation',
  method: 'PUT',
  path: '/v1/applications/{id}/conversation_translation',
  summary:
    'Whether the caller reads a conversation in their own language: for this conversation, until they say otherwise.',
  params,
  body: choice,
  answer: choice,
});

export const translateMessages = endpoint({
  ...own,
  id: 'messaging.translateMessages',
  weight: 'heavy',
  method: 'POST',
  path: '/v1/applications/{id}/message_translations',
  summary:
    'Messages of others in a conversation in the language of the caller, made by an engine that gets their words and nothing else. Not found where there is none, or where the house does not want it.',
  params,
  body: z.strictObject({ language: z.enum(LANGUAGES), message_ids: z.array(uuid).min(1).max(MOST_AT_ONCE) }),
  answer: z.object({
    translations: z.array(
      z.object({
        message_id: uuid,
        /** What it is written in. */
        source: z.string(),
        /** Null: it is written in that language already. */
        text: z.string().nullable(),
      }),
    ),
    /** Those that could not be translated now. */
    failed: z.array(uuid),
  }),
  // The engine is asked outside of transactions.
  transaction: 'none',
  mergeable: false,
});
