import type { Config } from '@hearth/platform/config';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Passkey } from './queries/passkey.ts';
import { relyingParty } from './relying-party.ts';

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

/** What a browser handed over of a passkey's answer, as JSON; null for anything else. */
export function readAssertion(text: string): AuthenticationResponseJSON | null {
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

/** How a key was used, when the answer is its own, to this challenge, on one of our pages, unlocked by its owner; else null. */
export async function verifyAssertion(
  config: Config,
  passkey: Passkey,
  challenge: string,
  assertion: AuthenticationResponseJSON,
): Promise<{ readonly counter: number; readonly backedUp: boolean } | null> {
  const { userHandle } = assertion.response;
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.user_id) return null;
  const { id, origins } = relyingParty(config);
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
