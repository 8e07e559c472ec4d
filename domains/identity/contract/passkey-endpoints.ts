import { anyone, endpoint, signedIn } from '@hearth/kit/endpoint';
import { instant, line, string } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  CHALLENGE_ENDED,
  FOREIGN_ORIGIN,
  NO_SUCH_PASSKEY,
  PASSKEY_NOT_VALID,
  TOO_MANY_PASSKEYS,
  WRONG_PASSWORD,
  WRONG_SECOND_FACTOR,
} from './failures.ts';
import { accessToken } from './schemas.ts';

const own = { service: 'core', access: signedIn(), transaction: 'none', mergeable: false } as const;
/** What a person types once more before a key is added or taken away; the code where they have a second step. */
const proof = { password: string(1024), code: string(64).optional() };
const name = line(60);
/** Base64url that an authenticator made. */
const bytes = string(12_000);

const passkey = z.strictObject({
  id: z.string(),
  name: z.string(),
  created_at: instant,
  used_at: instant.nullable(),
  /** Whether it is kept in more than one place, such as the account of a phone. */
  backed_up: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

export const listPasskeys = endpoint({
  id: 'identity.listPasskeys',
  method: 'GET',
  path: '/v1/users/passkeys',
  service: 'core',
  access: signedIn(),
  whileActing: 'refused',
  summary: 'Lists the caller’s passkeys, oldest first.',
  answer: z.strictObject({ passkeys: z.array(passkey) }),
});

export const beginPasskey = endpoint({
  ...own,
  id: 'identity.beginPasskey',
  whileActing: 'refused',
  method: 'POST',
  path: '/v1/users/passkeys/begin',
  summary: 'Returns the options for creating a passkey, after the caller has confirmed their identity again.',
  body: z.strictObject(proof),
  answer: z.strictObject({ options: z.looseObject({ challenge: z.string() }) }),
  changes: () => [],
  failures: { WRONG_PASSWORD, WRONG_SECOND_FACTOR, TOO_MANY_PASSKEYS },
});

export const addPasskey = endpoint({
  ...own,
  id: 'identity.addPasskey',
  whileActing: 'refused',
  method: 'POST',
  path: '/v1/users/passkeys',
  summary: 'Stores the passkey that the authenticator created.',
  body: z.strictObject({
    name,
    credential: z.looseObject({
      id: bytes,
      rawId: bytes,
      type: z.literal('public-key'),
      response: z.looseObject({
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: z.array(string(20)).max(10).optional(),
      }),
      clientExtensionResults: z.looseObject({}),
    }),
  }),
  answer: z.strictObject({ id: z.string() }),
  changes: () => [listPasskeys],
  failures: { PASSKEY_NOT_VALID, CHALLENGE_ENDED },
});

export const renamePasskey = endpoint({
  ...own,
  id: 'identity.renamePasskey',
  whileActing: 'refused',
  method: 'POST',
  path: '/v1/users/passkeys/rename',
  summary: 'Renames one of the caller’s passkeys.',
  body: z.strictObject({ id: string(1400), name }),
  answer: z.strictObject({ renamed: z.literal(true) }),
  changes: () => [listPasskeys],
  failures: { NO_SUCH_PASSKEY },
});

export const removePasskey = endpoint({
  ...own,
  id: 'identity.removePasskey',
  whileActing: 'refused',
  method: 'POST',
  path: '/v1/users/passkeys/remove',
  summary: 'Deletes one of the caller’s passkeys.',
  body: z.strictObject({ id: string(1400), ...proof }),
  answer: z.strictObject({ removed: z.literal(true) }),
  changes: () => [listPasskeys],
  failures: { WRONG_PASSWORD, WRONG_SECOND_FACTOR, NO_SUCH_PASSKEY },
});

/** Calls of the authentication frame to its own origin. */
const session = { service: 'core', access: anyone(), transaction: 'none', mergeable: false } as const;

export const challengePasskey = endpoint({
  ...session,
  id: 'identity.challengePasskey',
  method: 'POST',
  path: '/auth/session/passkey/challenge',
  summary:
    'Returns the challenge that signs a passkey’s owner in in this browser, and the domain it is registered under.',
  body: z.strictObject({}),
  answer: z.strictObject({ challenge: z.string(), rp_id: z.string() }),
  changes: () => [],
  failures: { FOREIGN_ORIGIN },
});

export const signInWithPasskey = endpoint({
  ...session,
  id: 'identity.signInWithPasskey',
  method: 'POST',
  path: '/auth/session/passkey',
  summary: 'Signs in with a signed passkey challenge. It counts as both steps because the owner has unlocked it.',
  body: z.strictObject({ challenge: string(64).min(1), credential: string(8192).min(1) }),
  answer: accessToken,
  changes: () => [],
  failures: { FOREIGN_ORIGIN, CHALLENGE_ENDED, PASSKEY_NOT_VALID },
});
