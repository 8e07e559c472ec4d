import { passwordFailures } from '@hearth/domains/identity/schemas';
import { anyone, endpoint } from '@hearth/kit/endpoint';
import { string } from '@hearth/kit/schema';
import { z } from 'zod';
import { ALREADY_APPLIED, APPLICATION_LINK_NOT_VALID } from './failures.ts';
import { sentApplication } from './schemas.ts';

const link = string(200).min(1);
const byLink = {
  service: 'core',
  access: anyone(),
  transaction: 'none',
  method: 'POST',
  body: z.strictObject({ link }),
  answer: sentApplication,
  failures: { APPLICATION_LINK_NOT_VALID },
} as const;

export const openSent = endpoint({
  ...byLink,
  id: 'applications.openSent',
  path: '/v1/sent_applications/open',
  summary: 'An application, to whoever has the link of its confirmation.',
});

export const confirmSent = endpoint({
  ...byLink,
  id: 'applications.confirmSent',
  path: '/v1/sent_applications/confirm',
  summary:
    'Confirms with the link that was mailed there that the address of an application is its candidate’s. One that waits is sent by this.',
  failures: { ...byLink.failures, ALREADY_APPLIED },
  changes: () => [],
});

export const setSentPassword = endpoint({
  ...byLink,
  id: 'applications.setSentPassword',
  path: '/v1/sent_applications/password',
  summary: 'Sets the first password of the account that a confirmed application belongs to, with its link.',
  body: z.strictObject({ link, password: string(1024) }),
  failures: { ...byLink.failures, ...passwordFailures },
  changes: () => [],
});

export const renewSentLink = endpoint({
  ...byLink,
  id: 'applications.renewSentLink',
  path: '/v1/sent_applications/renew',
  summary: 'Mails a new link to the address of an application whose link has ended.',
  answer: z.strictObject({ mailed: z.literal(true) }),
  changes: () => [],
});
