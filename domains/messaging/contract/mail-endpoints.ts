import { anyone, endpoint } from '@hearth/kit/endpoint';
import { z } from 'zod';

const MEGABYTE = 1024 * 1024;

export const receiveMail = endpoint({
  id: 'messaging.receiveMail',
  method: 'POST',
  path: '/v1/mail/incoming',
  service: 'communication',
  summary:
    'Takes a mail that came in, from the mail server of MAIL_IN_DOMAIN, which proves itself with the header x-mail-in-secret. An answer to a message goes into its conversation; a report that one did not arrive ends mail to its address.',
  access: anyone(),
  /** `recipient`: the address of the envelope. `message`: the mail as it came, in base64. */
  body: z.strictObject({ recipient: z.string().max(320), message: z.base64() }),
  maxBodyBytes: 36 * MEGABYTE,
  /** What became of it; nothing is told to whoever wrote the mail. */
  answer: z.object({ outcome: z.enum(['DELIVERED', 'CHOSEN', 'KNOWN', 'BOUNCED', 'REFUSED', 'IGNORED']) }),
  transaction: 'none',
});

export const unsubscribe = endpoint({
  id: 'messaging.unsubscribe',
  method: 'POST',
  path: '/v1/mail/unsubscribe/{token}',
  service: 'communication',
  summary: 'Ends mail about the messages of a group in one click, as mail programs offer it (RFC 8058).',
  access: anyone(),
  params: z.object({ token: z.string().max(200) }),
  body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') }),
  bodyType: 'form',
  answer: z.object({}),
  transaction: 'none',
});
