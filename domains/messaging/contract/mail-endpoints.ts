import { anyone, endpoint } from '@hearth/kit/endpoint';
import { string } from '@hearth/kit/schema';
import { z } from 'zod';

const MEGABYTE = 1024 * 1024;
/** A mail of 26 megabytes as base64 writes it; more than mail servers let through. */
const LONGEST_MAIL = 35 * MEGABYTE;

export const receiveMail = endpoint({
  id: 'messaging.receiveMail',
  method: 'POST',
  path: '/v1/mail/incoming',
  service: 'communication',
  summary:
    'Receives an email from the mail server of MAIL_IN_DOMAIN, which authenticates with the header x-mail-in-secret. A reply goes into its conversation; a bounce stops emails to its address.',
  access: anyone(),
  /** `recipient`: the address of the envelope. `message`: the mail as it came, in base64. */
  body: z.strictObject({ recipient: string(320), message: string(LONGEST_MAIL).check(z.base64()) }),
  maxBodyBytes: 36 * MEGABYTE,
  /** What became of it; nothing is told to whoever wrote the mail. UNPROVEN: the mail server did not find that it is from whom it says; it may refuse it. */
  answer: z.object({ outcome: z.enum(['DELIVERED', 'CHOSEN', 'KNOWN', 'BOUNCED', 'REFUSED', 'UNPROVEN', 'IGNORED']) }),
  transaction: 'none',
});

export const unsubscribe = endpoint({
  id: 'messaging.unsubscribe',
  method: 'POST',
  path: '/v1/mail/unsubscribe/{token}',
  service: 'communication',
  summary: 'Stops emails about the messages of a group with one click from an email program (RFC 8058).',
  access: anyone(),
  params: z.object({ token: string(200) }),
  body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') }),
  bodyType: 'form',
  answer: z.object({}),
  transaction: 'none',
});
