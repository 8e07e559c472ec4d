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
  summary: 'Returns an application by its confirmation link.',
});

export const confirmSent = endpoint({
  ...byLink,
  id: 'applications.confirmSent',
  path: '/v1/sent_applications/confirm',
  summary:
    'Confirms by the emailed link that the address of an application belongs to its candidate. A pending application is sent by this.',
  failures: { ...byLink.failures, ALREADY_APPLIED },
  changes: () => [],
});

export const setSentPassword = endpoint({
  ...byLink,
  id: 'applications.setSentPassword',
  path: '/v1/sent_applications/password',
  summary: 'Sets the first password of the account behind a confirmed application, by its link.',
  body: z.strictObject({ link, password: string(1024) }),
  failures: { ...byLink.failures, ...passwordFailures },
  changes: () => [],
});

export const renewSentLink = endpoint({
  ...byLink,
  id: 'applications.renewSentLink',
  path: '/v1/sent_applications/renew',
  summary: 'Emails a new link to the address of an application whose link has expired.',
  answer: z.strictObject({ mailed: z.literal(true) }),
  changes: () => [],
});
