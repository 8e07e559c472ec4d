import { PRODUCT } from '@hearth/kit/constants';
import { failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { newToken, tokenHash } from '@hearth/platform/secrets/token';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { beginPasskey } from '../../../contract/passkey-endpoints.ts';
import { TOO_MANY_PASSKEYS } from '../../../contract/failures.ts';
import { CHALLENGE_MS, PASSKEYS_PER_PERSON } from '../../../rules/limits.ts';
import { reauthenticate } from '../../actions/prove-anew.ts';
import { findPasskeys, insertPasskeyChallenge } from '../../queries/passkey.ts';
import { ALGORITHMS, resolveRelyingParty } from '../../relying-party.ts';

/** Asks for a key that its owner has to unlock, and that can be found without a name being typed. */
export const beginPasskeyHandler = implement(beginPasskey, async ({ body }, context) => {
  const { run, clock, config } = context;
  const user = await reauthenticate(context, body);
  const challenge = newToken();
  const known = await run(SYSTEM, async ({ db }) => {
    const passkeys = await findPasskeys(db, user.id);
    if (passkeys.length >= PASSKEYS_PER_PERSON) throw failure(TOO_MANY_PASSKEYS);
    await insertPasskeyChallenge(db, {
      challenge_hash: tokenHash(challenge),
      user_id: user.id,
      browser_hash: null,
      expires_at: new Date(clock.now().getTime() + CHALLENGE_MS),
    });
    return passkeys;
  });
  const options = await generateRegistrationOptions({
    rpName: PRODUCT,
    rpID: resolveRelyingParty(config).id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email ?? user.username,
    userDisplayName: `${user.first_name} ${user.last_name}`.trim(),
    challenge: Buffer.from(challenge, 'base64url'),
    supportedAlgorithmIDs: [...ALGORITHMS],
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options } };
});
