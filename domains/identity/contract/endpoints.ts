import { anyone, endpoint, signedIn } from '@hearth/kit/endpoint';
import { instant, string } from '@hearth/kit/schema';
import { z } from 'zod';
import * as failures from './failures.ts';
import { accessToken, loginName, password, signInChallenge, validationData } from './schemas.ts';

const {
  ACCOUNT_WITHOUT_PASSWORD,
  CAPTCHA_TOKEN_INVALID,
  CAPTCHA_TOKEN_REQUIRED,
  CHALLENGE_ENDED,
  DRAFT_ACCOUNT,
  EMAIL_ADDRESS_REQUIRED,
  EMAIL_ALREADY_USED,
  FOREIGN_ORIGIN,
  HOTEL_GROUP_EMAIL,
  INVALID_CREDENTIALS,
  INVALID_EMAIL_ADDRESS,
  INVALID_PHONE_NUMBER,
  INVALID_PHONE_NUMBER_FORMAT,
  INVALID_REFRESH_TOKEN,
  INVALID_USERNAME_OR_PASSWORD,
  LONG_PASSWORD,
  NORMAL_SIGN_UP_NOT_ALLOWED,
  OUTER_SPACES_IN_PASSWORD,
  PASSWORD_REQUIRED,
  SHORT_PASSWORD,
  WEAK_PASSWORD,
  WRONG_SECOND_FACTOR,
} = failures;

/** Calls of the authentication frame to its own origin: they carry the session cookie and refuse any other origin. */
const session = { service: 'core', access: anyone(), transaction: 'none', mergeable: false } as const;

export const login = endpoint({
  ...session,
  id: 'identity.login',
  method: 'POST',
  path: '/auth/session/login',
  summary: 'Signs in with a username and a password: sets the session cookie, or requires a second step.',
  body: z.strictObject({ username: loginName, password, validation_data: validationData.optional() }),
  answer: z.union([accessToken, signInChallenge]),
  changes: () => [],
  failures: {
    INVALID_USERNAME_OR_PASSWORD,
    INVALID_CREDENTIALS,
    CAPTCHA_TOKEN_REQUIRED,
    CAPTCHA_TOKEN_INVALID,
    FOREIGN_ORIGIN,
  },
});

export const answerChallenge = endpoint({
  ...session,
  id: 'identity.answerChallenge',
  method: 'POST',
  path: '/auth/session/challenge',
  summary: 'Completes the second step with an app code or a recovery code. Sets the session cookie.',
  body: z.strictObject({
    challenge_id: string(64).min(1),
    answer: string(64).min(1),
    /** With a code of the app: asks for none on this device for a while. */
    trust_device: z.boolean().optional(),
  }),
  answer: accessToken,
  changes: () => [],
  failures: { WRONG_SECOND_FACTOR, CHALLENGE_ENDED, FOREIGN_ORIGIN },
});

export const reportLostDevice = endpoint({
  ...session,
  id: 'identity.reportLostDevice',
  method: 'POST',
  path: '/auth/session/lost-device',
  summary: 'After the right password, emails a link to report that the device for the second step is lost.',
  body: z.strictObject({ challenge_id: string(64).min(1) }),
  answer: z.strictObject({ sent: z.literal(true) }),
  changes: () => [],
  failures: { CHALLENGE_ENDED, FOREIGN_ORIGIN },
});

export const signUp = endpoint({
  ...session,
  id: 'identity.signUp',
  method: 'POST',
  path: '/auth/session/sign-up',
  summary: 'Creates an account and signs in; the registration call then says what kind of user it is.',
  body: z.strictObject({
    email: string(1000),
    password: string(1024),
    phone_number: string(40).optional(),
    validation_data: validationData.optional(),
  }),
  answer: accessToken,
  changes: () => [],
  failures: {
    EMAIL_ADDRESS_REQUIRED,
    INVALID_EMAIL_ADDRESS,
    NORMAL_SIGN_UP_NOT_ALLOWED,
    HOTEL_GROUP_EMAIL,
    EMAIL_ALREADY_USED,
    ACCOUNT_WITHOUT_PASSWORD,
    DRAFT_ACCOUNT,
    PASSWORD_REQUIRED,
    SHORT_PASSWORD,
    OUTER_SPACES_IN_PASSWORD,
    WEAK_PASSWORD,
    LONG_PASSWORD,
    INVALID_PHONE_NUMBER,
    INVALID_PHONE_NUMBER_FORMAT,
    CAPTCHA_TOKEN_REQUIRED,
    CAPTCHA_TOKEN_INVALID,
    FOREIGN_ORIGIN,
  },
});

export const refreshSession = endpoint({
  ...session,
  id: 'identity.refreshSession',
  method: 'POST',
  path: '/auth/session/refresh',
  summary: 'Returns a new access token, or null when there is definitely no session.',
  body: z.strictObject({}),
  answer: z.strictObject({ token: accessToken.nullable() }),
  changes: () => [],
  failures: { FOREIGN_ORIGIN },
});

export const getSessionHandle = endpoint({
  ...session,
  id: 'identity.getSessionHandle',
  method: 'POST',
  path: '/auth/session/handle',
  summary: 'Returns a new opaque handle of the session, for signing out; null without a session.',
  body: z.strictObject({}),
  answer: z.strictObject({ refresh_token: z.string().nullable() }),
  changes: () => [],
  failures: { FOREIGN_ORIGIN },
});

export const signOut = endpoint({
  ...session,
  id: 'identity.signOut',
  method: 'POST',
  path: '/auth/session/sign-out',
  summary: 'Ends the session of the cookie and clears the cookie.',
  body: z.strictObject({}),
  answer: z.strictObject({ signed_out: z.literal(true) }),
  changes: () => [],
  failures: { FOREIGN_ORIGIN },
});

export const isImpersonating = endpoint({
  ...session,
  id: 'identity.isImpersonating',
  method: 'POST',
  path: '/auth/session/is-impersonating',
  summary: 'Returns whether the session of the cookie belongs to someone acting for the user.',
  body: z.strictObject({}),
  answer: z.strictObject({ is_impersonating: z.boolean() }),
  changes: () => [],
  failures: { FOREIGN_ORIGIN },
});

export const stopImpersonating = endpoint({
  ...session,
  id: 'identity.stopImpersonating',
  method: 'POST',
  path: '/auth/session/stop-impersonating',
  summary: 'Stops acting for another person. Any token of the session is enough.',
  body: z.strictObject({}),
  answer: z.strictObject({ stopped: z.literal(true) }),
  changes: () => [],
  failures: { FOREIGN_ORIGIN },
});

export const getImpersonation = endpoint({
  id: 'identity.getImpersonation',
  method: 'GET',
  path: '/v1/users/impersonation',
  service: 'core',
  access: signedIn(),
  whileActing: 'allowed',
  summary: 'Returns for whom the caller acts, why, and until when; null for everyone else.',
  answer: z.strictObject({
    impersonation: z.strictObject({ subject_name: z.string(), reason: z.string(), ends_at: instant }).nullable(),
  }),
});

export const logout = endpoint({
  id: 'identity.logout',
  method: 'POST',
  path: '/v1/logout',
  service: 'core',
  access: signedIn({ whileRestricted: true }),
  whileActing: 'allowed',
  transaction: 'none',
  summary: 'Ends the session of a handle.',
  body: z.strictObject({ refresh_token: string(200).min(1) }),
  answer: z.strictObject({ logged_out: z.literal(true) }),
  changes: () => [],
  failures: { INVALID_REFRESH_TOKEN },
});

export const listDemoAccounts = endpoint({
  id: 'identity.listDemoAccounts',
  method: 'GET',
  path: '/demo/accounts',
  service: 'core',
  access: anyone(),
  summary: 'Lists the demo accounts as plain JSON, in demo mode only.',
  answers: 'raw',
});
