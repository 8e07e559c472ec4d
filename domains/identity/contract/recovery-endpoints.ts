import { PRODUCT } from '@hearth/kit/constants';
import { anyone, endpoint, signedIn } from '@hearth/kit/endpoint';
import { instant, pattern, string } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  CAPTCHA_TOKEN_INVALID,
  CAPTCHA_TOKEN_REQUIRED,
  CODE_NOT_VALID,
  EXTERNAL_USER,
  LINK_NOT_VALID,
  LONG_PASSWORD,
  OUTER_SPACES_IN_PASSWORD,
  PASSWORD_REQUIRED,
  PASSWORDS_DIFFER,
  RESET_MAX_ATTEMPTS,
  SHORT_PASSWORD,
  WEAK_PASSWORD,
} from './failures.ts';

const service = 'core';
/** A token of a link, as it came: what is no token is a link that is not valid, and no bad request. */
const linkCode = string(200).min(1);
/** Passwords as typed; the rule says what is wrong with them, in its own words. */
const typed = string(1024);

/** The flow of this product; the specification withholds its identifier (reading 28). */
const FLOW = PRODUCT.toUpperCase();

export const requestResetPassword = endpoint({
  id: 'identity.requestResetPassword',
  method: 'POST',
  path: '/v1/users/request_reset_password',
  service,
  access: anyone(),
  transaction: 'none',
  mergeable: false,
  summary:
    'Emails a link for a new password to the stored address. The answer is the same whether or not there is an account.',
  body: z.strictObject({
    username: string(254).min(1),
    flow: z.literal(FLOW).default(FLOW),
    'g-recaptcha-response': string(4096).optional(),
    return_url: string(2000).optional(),
  }),
  answer: z.strictObject({ requested: z.literal(true) }),
  changes: () => [],
  failures: { RESET_MAX_ATTEMPTS, EXTERNAL_USER, CAPTCHA_TOKEN_REQUIRED, CAPTCHA_TOKEN_INVALID },
});

export const validateResetToken = endpoint({
  id: 'identity.validateResetToken',
  method: 'POST',
  path: '/v1/validateResetToken',
  service,
  access: anyone(),
  mergeable: false,
  summary: 'Returns whether the code of a password link is still valid. Checking doesn’t use it up.',
  body: z.strictObject({ code: linkCode }),
  answer: z.strictObject({ is_valid: z.boolean() }),
  changes: () => [],
});

export const confirmResetPassword = endpoint({
  id: 'identity.confirmResetPassword',
  method: 'POST',
  path: '/v1/resetPasswordConfirmation',
  service,
  access: anyone(),
  transaction: 'none',
  mergeable: false,
  summary:
    'Sets a new password with the code of a link, once, and ends every session. The code alone says whose it is.',
  body: z.strictObject({ code: linkCode, new_password: typed, confirm_new_password: typed }),
  answer: z.strictObject({ changed: z.literal(true) }),
  changes: () => [],
  failures: {
    LINK_NOT_VALID,
    EXTERNAL_USER,
    PASSWORDS_DIFFER,
    PASSWORD_REQUIRED,
    SHORT_PASSWORD,
    OUTER_SPACES_IN_PASSWORD,
    WEAK_PASSWORD,
    LONG_PASSWORD,
  },
});

/** What can be verified. */
const type = z.enum(['EMAIL']);
const verified = z.strictObject({ verified: z.boolean() });

export const sendVerification = endpoint({
  id: 'identity.sendVerification',
  method: 'POST',
  path: '/v1/users/verification/send',
  service,
  access: signedIn(),
  whileActing: 'refused',
  mergeable: false,
  summary: 'Emails a link and a code that confirm the caller’s address, unless it is confirmed already.',
  body: z.strictObject({ type: type.default('EMAIL') }),
  answer: verified,
  changes: () => [],
});

export const checkVerification = endpoint({
  id: 'identity.checkVerification',
  method: 'GET',
  path: '/v1/users/verification/check',
  service,
  access: signedIn(),
  whileActing: 'allowed',
  summary: 'Returns whether the caller’s address is confirmed.',
  query: z.strictObject({ type: type.default('EMAIL') }),
  answer: verified,
});

export const confirmVerification = endpoint({
  id: 'identity.confirmVerification',
  method: 'POST',
  path: '/v1/users/verification/confirm',
  service,
  access: anyone(),
  mergeable: false,
  summary:
    'Confirms an address with the code of the emailed link. Works without signing in, since the link may open elsewhere.',
  body: z.strictObject({ code: linkCode }),
  answer: verified,
  changes: () => [checkVerification],
  failures: { LINK_NOT_VALID },
});

export const confirmVerificationCode = endpoint({
  id: 'identity.confirmVerificationCode',
  method: 'POST',
  path: '/v1/users/verification/confirm_code',
  service,
  access: signedIn(),
  whileActing: 'refused',
  transaction: 'none',
  mergeable: false,
  summary: 'Confirms the caller’s address with the short emailed code. Five wrong attempts end it.',
  body: z.strictObject({ type: type.default('EMAIL'), code: pattern(6, /^\d{6}$/) }),
  answer: verified,
  changes: () => [checkVerification],
  failures: { CODE_NOT_VALID },
});

export const confirmLostDevice = endpoint({
  id: 'identity.confirmLostDevice',
  method: 'POST',
  path: '/v1/users/mfa/lost_device/confirm',
  service,
  access: anyone(),
  mergeable: false,
  summary: 'Reports a lost second-step device by the emailed link: three days later the password alone is enough.',
  body: z.strictObject({ code: linkCode }),
  answer: z.strictObject({ removal_at: instant }),
  changes: () => [],
  failures: { LINK_NOT_VALID },
});

export const getCaptcha = endpoint({
  id: 'identity.getCaptcha',
  method: 'POST',
  path: '/v1/captcha',
  service,
  access: anyone(),
  mergeable: false,
  summary: 'Returns a proof-of-work challenge for a browser without a captcha; null where the installation has none.',
  body: z.strictObject({}),
  answer: z.strictObject({ challenge: z.string().nullable() }),
  changes: () => [],
});
