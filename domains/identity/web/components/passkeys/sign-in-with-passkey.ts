import type { Session } from '@hearth/client/session';
import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';

/** The frame's name for a person's own passkey among the identity providers. */
const PASSKEY = 'passkey:';

/**
 * Signs in with a passkey, by the browser's own dialog, or out of the suggestions under the field for the name when `quietly`.
 * This page asks the browser, not the frame: passkeys belong to the domain of the pages. False when nobody chose one, or
 * when `signal` gave it up before the browser was asked: the browser drops what it was asked before.
 */
export async function signInWithPasskey(
  session: Session,
  { quietly = false, signal }: { readonly quietly?: boolean; readonly signal?: AbortSignal } = {},
): Promise<boolean> {
  const asked = await session.federate(PASSKEY);
  if (signal?.aborted === true) return false;
  let answer;
  try {
    answer = await startAuthentication({
      optionsJSON: { challenge: asked.attempt, rpId: asked.link, userVerification: 'required' },
      useBrowserAutofill: quietly,
    });
  } catch (error) {
    if (error instanceof WebAuthnError || error instanceof DOMException || quietly) return false;
    throw error;
  }
  const { id, rawId, type, response } = answer;
  await asked.complete(JSON.stringify({ id, rawId, type, response }));
  return true;
}
