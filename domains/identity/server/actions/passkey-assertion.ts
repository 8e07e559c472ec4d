import type { Config } from '@hearth/platform/config/config';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Passkey } from '../queries/passkey.ts';
import { resolveRelyingParty } from '../relying-party.ts';

const bytes = z.string().max(4096);
const shape = z.looseObject({
  id: z.string().min(1).max(1400),
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});

/** Parses a passkey assertion from JSON; null if it is invalid. */
export function parseAssertion(text: string): AuthenticationResponseJSON | null {
  try {
    const { id, rawId, type, response } = shape.parse(JSON.parse(text));
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle === undefined ? {} : { userHandle }) },
    };
  } catch {
    return null;
  }
}

/** Verifies an assertion's key, challenge, origin and user verification; null if any fails. */
export async function verifyAssertion(
  config: Config,
  passkey: Passkey,
  challenge: string,
  assertion: AuthenticationResponseJSON,
): Promise<{ readonly counter: number; readonly backedUp: boolean } | null> {
  const { userHandle } = assertion.response;
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.user_id) return null;
  const { id, origins } = resolveRelyingParty(config);
  const checked = await verifyAuthenticationResponse({
    response: assertion,
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: id,
    requireUserVerification: true,
    // The count is compared by the statement that keeps it: two answers at once cannot both pass.
    credential: { id: passkey.id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
  }).catch(() => null);
  if (checked?.verified !== true || !checked.authenticationInfo.userVerified) return null;
  return {
    counter: checked.authenticationInfo.newCounter,
    backedUp: checked.authenticationInfo.credentialBackedUp,
  };
}
