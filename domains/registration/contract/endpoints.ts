import { anyone, endpoint, signedIn } from '@hearth/kit/endpoint';
import { optionalText, text } from '@hearth/kit/schema';
import { z } from 'zod';
import { ALREADY_REGISTERED, BRAND_NAME_REQUIRED, CURRENCY_UNKNOWN, NORMAL_SIGN_UP_NOT_ALLOWED } from './failures.ts';
import { emailState, registered, registration } from './schemas.ts';

const service = 'core';

export const validateEmail = endpoint({
  id: 'registration.validateEmail',
  method: 'POST',
  path: '/v1/registration/validateEmail',
  service,
  summary: 'Whether an account can be made for this address; limited, since it tells that one exists.',
  access: anyone(),
  body: z.strictObject({ email: z.string().trim().min(1).max(300) }),
  answer: z.object({ is_valid: z.boolean(), status: emailState, message: z.string() }),
  mergeable: false,
});

export const validateUsername = endpoint({
  id: 'registration.validateUsername',
  method: 'POST',
  path: '/v1/registration/validateUsername',
  service,
  summary: 'Whether a username is free; a free one beside it when it is not.',
  access: signedIn(),
  body: z.strictObject({ username: text(60) }),
  answer: z.object({ is_valid: z.boolean(), suggestion: z.string().nullable(), message: z.string() }),
});

export const register = endpoint({
  id: 'registration.register',
  method: 'POST',
  path: '/v1/users/registration',
  service,
  summary: 'Completes a sign-up: a candidate, or an employer with a brand of their own.',
  access: signedIn(),
  body: registration,
  answer: registered,
  failures: { ALREADY_REGISTERED, BRAND_NAME_REQUIRED, CURRENCY_UNKNOWN, NORMAL_SIGN_UP_NOT_ALLOWED },
});

export const changeDetails = endpoint({
  id: 'registration.changeDetails',
  method: 'PUT',
  path: '/v1/users/registration/details',
  service,
  summary: 'What the caller says of themselves.',
  access: signedIn(),
  body: z.strictObject({
    first_name: text(80).optional(),
    last_name: optionalText(80).optional(),
    phone_number: z
      .union([z.literal(''), z.string().regex(/^\+\d{6,15}$/, 'must be a number like +351911222333')])
      .optional(),
  }),
  answer: z.object({ first_name: z.string(), last_name: z.string(), phone_number: z.string().nullable() }),
});
