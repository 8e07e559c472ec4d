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
  summary: 'Sets whether the caller reads this conversation translated into their language, until they change it.',
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
    'Translates others’ messages in a conversation into the caller’s language, by a service that gets only their text. Not found where there is none, or where the employer doesn’t allow it.',
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
