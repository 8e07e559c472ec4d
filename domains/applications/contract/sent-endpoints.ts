import { anyone, endpoint } from '@hearth/kit/endpoint';
import { string } from '@hearth/kit/schema';
import { z } from 'zod';
import { APPLICATION_LINK_NOT_VALID } from './failures.ts';
import { sentApplication } from './schemas.ts';

const byLink = {
  service: 'core',
  access: anyone(),
  transaction: 'none',
  method: 'POST',
  body: z.strictObject({ link: string(200).min(1) }),
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
  summary: 'Confirms with the link that was mailed there that the address of an application is its candidate’s.',
  changes: () => [],
});
