import { captchaFailures, newEmailFailures, passwordFailures } from '@hearth/domains/identity/schemas';
import { anyone, endpoint } from '@hearth/kit/endpoint';
import { string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  ANSWER_MISSING,
  APPLICATION_LINK_NOT_VALID,
  FURTHER_PLACE_GONE,
  GUESTS_REFUSED,
  PHONE_TAKES_NO_TEXTS,
} from './failures.ts';
import { applicationFiles, applicationJson } from './schemas.ts';

/** Passwords as typed; the rule says what is wrong with them, in its own words. */
const typedPassword = string(1024);
const { EMAIL_ADDRESS_REQUIRED, INVALID_EMAIL_ADDRESS, HOTEL_GROUP_EMAIL } = newEmailFailures;

export const applyAsGuest = endpoint({
  id: 'applications.applyAsGuest',
  weight: 'heavy',
  method: 'POST',
  path: '/v1/jobs/{job_id}/guest_applications',
  service: 'core',
  summary:
    'Applies for a live job without signing in. The answer is the same whether or not the address has an account; an email says what comes next.',
  access: anyone(),
  params: z.object({ job_id: uuid }),
  body: z.strictObject({
    email: string(1000),
    captcha: string(4096).optional(),
    application: applicationJson,
  }),
  multipart: applicationFiles,
  answer: z.strictObject({ sent: z.literal(true) }),
  failures: {
    EMAIL_ADDRESS_REQUIRED,
    INVALID_EMAIL_ADDRESS,
    HOTEL_GROUP_EMAIL,
    GUESTS_REFUSED,
    ANSWER_MISSING,
    FURTHER_PLACE_GONE,
    PHONE_TAKES_NO_TEXTS,
    ...captchaFailures,
  },
  transaction: 'none',
  mergeable: false,
});

export const keepGuestPassword = endpoint({
  id: 'applications.keepGuestPassword',
  method: 'POST',
  path: '/v1/guest_applications/password',
  service: 'core',
  summary:
    'Stores a password chosen after applying, in the same browser. It takes effect once that browser confirms the address, and never for an account that has a password.',
  access: anyone(),
  body: z.strictObject({ password: typedPassword }),
  answer: z.strictObject({ kept: z.literal(true) }),
  failures: { APPLICATION_LINK_NOT_VALID, ...passwordFailures },
  transaction: 'none',
  mergeable: false,
  changes: () => [],
});
