import { anyone, brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { instant, string, uuid } from '@hearth/kit/schema';
import { invitationFailures } from '@hearth/domains/access/schemas';
import {
  captchaFailures,
  newEmailFailures,
  passwordFailures,
  usernameFailures,
  validationData,
} from '@hearth/domains/identity/schemas';
import { z } from 'zod';
import {
  ALREADY_REGISTERED,
  CANDIDATE_SIGN_UP_CLOSED,
  EMPLOYER_SIGN_UP_CLOSED,
  NO_SUCH_CURRENCY,
  SETUP_LINK_ENDED,
  SETUP_LINK_USED,
  SLUG_TAKEN,
  USERNAME_TAKEN,
} from './failures.ts';
import {
  brandDetails,
  invitedPayload,
  registrationDetails,
  registrationPayload,
  setupCode,
  setupPayload,
  userType,
} from './schemas.ts';

const service = 'core';

export const validateEmail = endpoint({
  id: 'registration.validateEmail',
  weight: 'search',
  method: 'POST',
  path: '/v1/registration/validateEmail',
  service,
  access: anyone(),
  transaction: 'none',
  summary: 'Returns whether an address can sign up here; if not, why, as a sentence to show.',
  body: z.strictObject({ email: string(1000), validation_data: validationData.optional() }),
  answer: z.strictObject({
    is_valid: z.boolean(),
    status: z.enum(['AVAILABLE', 'INVALID', 'NOT_ALLOWED', 'USED', 'NO_PASSWORD', 'DRAFT_NO_PASSWORD']),
    message: z.string().nullable(),
  }),
  changes: () => [],
  failures: captchaFailures,
});

export const validateUsername = endpoint({
  id: 'registration.validateUsername',
  weight: 'search',
  method: 'POST',
  path: '/v1/registration/validateUsername',
  service,
  access: signedIn(),
  whileActing: 'allowed',
  summary: 'Returns whether a username is free for the caller; if not, a free one.',
  body: z.strictObject({ username: string(254) }),
  answer: z.strictObject({
    is_valid: z.boolean(),
    status: z.enum(['AVAILABLE', 'INVALID', 'USED']),
    suggestion: z.string().nullable(),
    message: z.string().nullable(),
  }),
  changes: () => [],
});

export const register = endpoint({
  id: 'registration.register',
  method: 'POST',
  path: '/v1/users/registration',
  service,
  access: signedIn(),
  whileActing: 'refused',
  summary: 'Makes a new account a candidate, or an employer with their own group. A second call changes the name only.',
  body: registrationPayload,
  answer: z.strictObject({ user_id: uuid, user_type: userType, brand_id: uuid.nullable() }),
  changes: () => [],
  failures: { ALREADY_REGISTERED, CANDIDATE_SIGN_UP_CLOSED, EMPLOYER_SIGN_UP_CLOSED, NO_SUCH_CURRENCY },
});

export const openSetupLink = endpoint({
  id: 'registration.openSetupLink',
  method: 'POST',
  path: '/v1/registration/setup_link',
  service,
  access: anyone(),
  transaction: 'none',
  mergeable: false,
  summary: 'Returns whether a set-up link is valid, and for which address. Checking doesn’t use it up.',
  body: z.strictObject({ code: setupCode }),
  answer: z.strictObject({
    kind: z.enum(['FIRST_OWNER', 'INVITATION']),
    email: z.string().nullable(),
    expires_at: instant,
  }),
  changes: () => [],
  failures: { SETUP_LINK_ENDED, SETUP_LINK_USED },
});

export const setUp = endpoint({
  id: 'registration.setUp',
  method: 'POST',
  path: '/v1/registration/setup',
  service,
  access: anyone(),
  transaction: 'none',
  mergeable: false,
  summary:
    'Uses a set-up link: creates an account, its company and the first location, all or nothing. Signing in follows.',
  body: setupPayload,
  answer: z.strictObject({ email: z.string(), brand_id: uuid }),
  changes: () => [],
  failures: { SETUP_LINK_ENDED, SETUP_LINK_USED, NO_SUCH_CURRENCY, ...newEmailFailures, ...passwordFailures },
});

export const signUpInvited = endpoint({
  id: 'registration.signUpInvited',
  method: 'POST',
  path: '/v1/registration/invited',
  service,
  access: anyone(),
  transaction: 'none',
  mergeable: false,
  summary:
    'Creates the account of someone invited by email, for that address only, even where sign-up is closed. Signing in and answering the invitation follow.',
  body: invitedPayload,
  answer: z.strictObject({ email: z.string() }),
  changes: () => [],
  failures: { ...invitationFailures, ...newEmailFailures, ...passwordFailures },
});

export const changeDetails = endpoint({
  id: 'registration.changeDetails',
  method: 'PUT',
  path: '/v1/users/registration/details',
  service,
  access: signedIn(),
  whileActing: 'refused',
  summary: 'Completes the personal details of the registration; omitted fields stay.',
  body: registrationDetails,
  answer: z.strictObject({
    first_name: z.string(),
    last_name: z.string(),
    username: z.string(),
    phone_number: z.string().nullable(),
  }),
  changes: () => [],
  failures: { USERNAME_TAKEN, ...usernameFailures },
});

export const changeBrandDetails = endpoint({
  id: 'registration.changeBrandDetails',
  method: 'PUT',
  path: '/v1/users/registration/brands/{id}/details',
  service,
  access: brand('id', 'MANAGE_BRAND'),
  whileActing: 'allowed',
  summary: 'Completes the business details of the registration; omitted fields stay.',
  params: z.strictObject({ id: uuid }),
  body: brandDetails,
  answer: z.strictObject({ id: uuid, slug: z.string(), name: z.string() }),
  changes: () => [],
  failures: { SLUG_TAKEN },
});
