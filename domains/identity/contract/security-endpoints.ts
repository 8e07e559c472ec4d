import { endpoint, signedIn } from '@hearth/kit/endpoint';
import { instant, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { listImpersonations } from './impersonation-endpoints.ts';
import {
  LONG_PASSWORD,
  NO_SUCH_SESSION,
  OUTER_SPACES_IN_PASSWORD,
  PASSWORD_REQUIRED,
  PASSWORDS_DIFFER,
  SECOND_FACTOR_IS_ON,
  SECOND_FACTOR_REQUIRED,
  SHORT_PASSWORD,
  WEAK_PASSWORD,
  WRONG_PASSWORD,
  WRONG_SECOND_FACTOR,
} from './failures.ts';

const service = 'core';
/** Of the caller alone, and also for those who have yet to set up their second step. */
const own = { service, access: signedIn({ whileRestricted: true }), transaction: 'none', mergeable: false } as const;
const typed = string(1024);
/** What a sign-in would ask for: the password and, with a second step, a code of the app or a recovery code. */
const provenAnew = z.strictObject({ password: typed, code: string(64).optional() });
const recoveryCodes = z.strictObject({ recovery_codes: z.array(z.string()) });

export const getSecondFactorStatus = endpoint({
  id: 'identity.getSecondFactorStatus',
  method: 'GET',
  path: '/v1/users/mfa/setup/status',
  service,
  access: signedIn({ whileRestricted: true }),
  whileActing: 'allowed',
  summary: 'Returns whether the caller must set up a second step first, and what they have.',
  answer: z.strictObject({
    mfa_setup_required: z.boolean(),
    is_demanded: z.boolean(),
    set_up_at: instant.nullable(),
    recovery_codes_left: z.int(),
  }),
});

export const beginSecondFactor = endpoint({
  ...own,
  id: 'identity.beginSecondFactor',
  whileActing: 'refused',
  method: 'POST',
  path: '/v1/users/mfa/setup',
  summary: 'Returns a new secret for the caller’s authenticator app. It takes effect after the first right code.',
  body: z.strictObject({ password: typed }),
  answer: z.strictObject({ secret: z.string(), uri: z.string() }),
  changes: () => [],
  failures: { WRONG_PASSWORD, SECOND_FACTOR_IS_ON },
});

export const confirmSecondFactor = endpoint({
  ...own,
  id: 'identity.confirmSecondFactor',
  whileActing: 'refused',
  method: 'POST',
  path: '/v1/users/mfa/setup/confirm',
  summary: 'Turns the second step on with a first code, and returns the recovery codes once.',
  body: z.strictObject({ code: string(64).min(1) }),
  answer: recoveryCodes,
  changes: () => [getSecondFactorStatus],
  failures: { WRONG_SECOND_FACTOR, SECOND_FACTOR_IS_ON },
});

export const renewRecoveryCodes = endpoint({
  ...own,
  id: 'identity.renewRecoveryCodes',
  whileActing: 'refused',
  method: 'POST',
  path: '/v1/users/mfa/recovery_codes',
  summary: 'Replaces the recovery codes and returns the new ones once.',
  body: provenAnew,
  answer: recoveryCodes,
  changes: () => [getSecondFactorStatus],
  failures: { WRONG_PASSWORD, WRONG_SECOND_FACTOR },
});

export const removeSecondFactor = endpoint({
  ...own,
  access: signedIn(),
  whileActing: 'refused',
  id: 'identity.removeSecondFactor',
  method: 'POST',
  path: '/v1/users/mfa/remove',
  summary: 'Turns the second step off, unless the caller’s employer requires it.',
  body: provenAnew,
  answer: z.strictObject({ removed: z.literal(true) }),
  changes: () => [getSecondFactorStatus],
  failures: { WRONG_PASSWORD, WRONG_SECOND_FACTOR, SECOND_FACTOR_REQUIRED },
});

export const changeOwnPassword = endpoint({
  ...own,
  access: signedIn(),
  whileActing: 'refused',
  id: 'identity.changeOwnPassword',
  method: 'PUT',
  path: '/v1/users/password',
  summary: 'Changes the caller’s password and ends all their other sessions.',
  body: z.strictObject({ current_password: typed, new_password: typed, confirm_new_password: typed }),
  answer: z.strictObject({ changed: z.literal(true) }),
  changes: () => [listSessions],
  failures: {
    WRONG_PASSWORD,
    PASSWORDS_DIFFER,
    PASSWORD_REQUIRED,
    SHORT_PASSWORD,
    OUTER_SPACES_IN_PASSWORD,
    WEAK_PASSWORD,
    LONG_PASSWORD,
  },
});

export const listSessions = endpoint({
  id: 'identity.listSessions',
  method: 'GET',
  path: '/v1/users/sessions',
  service,
  access: signedIn(),
  whileActing: 'refused',
  summary: 'Lists where the caller is signed in: device, network, last use; the newest 50.',
  answer: z.strictObject({
    sessions: z.array(
      z.strictObject({
        id: uuid,
        is_current: z.boolean(),
        browser: z.string().nullable(),
        system: z.string().nullable(),
        network: z.string(),
        created_at: instant,
        used_at: instant,
      }),
    ),
  }),
});

export const endOwnSession = endpoint({
  id: 'identity.endOwnSession',
  method: 'DELETE',
  path: '/v1/users/sessions/{id}',
  service,
  access: signedIn(),
  whileActing: 'refused',
  transaction: 'none',
  summary: 'Signs out one of the caller’s devices.',
  params: z.strictObject({ id: uuid }),
  answer: z.strictObject({ ended: z.literal(true) }),
  changes: () => [listSessions, listImpersonations],
  failures: { NO_SUCH_SESSION },
});

export const endOwnSessions = endpoint({
  id: 'identity.endOwnSessions',
  method: 'DELETE',
  path: '/v1/users/sessions',
  service,
  access: signedIn({ whileRestricted: true }),
  whileActing: 'refused',
  transaction: 'none',
  summary: 'Signs out all of the caller’s devices, including this one.',
  answer: z.strictObject({ ended: z.literal(true) }),
  changes: () => [],
});
