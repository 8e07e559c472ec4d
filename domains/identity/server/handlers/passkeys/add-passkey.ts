import { failure } from '@hearth/kit/failure';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { RequestFacts, Work } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { addPasskey } from '../../../contract/passkey-endpoints.ts';
import { CHALLENGE_ENDED, PASSKEY_NOT_VALID } from '../../../contract/failures.ts';
import { readChallenge } from '../../actions/challenge-in.ts';
import { pageLink } from '../../page-link.ts';
import { insertPasskey, consumePasskeyChallenge } from '../../queries/passkey.ts';
import { getUser } from '../../queries/user.ts';
import { ALGORITHMS, resolveRelyingParty } from '../../relying-party.ts';
import { sendAccountMail } from '../../actions/send-letter.ts';

type Registered = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

/** Stores a passkey and notifies its owner, in case someone else added it. */
async function storePasskey(
  work: Work<'system'>,
  userId: string,
  { name, info, request }: { readonly name: string; readonly info: Registered; readonly request: RequestFacts },
): Promise<boolean> {
  const added = await insertPasskey(work.db, {
    id: info.credential.id,
    user_id: userId,
    public_key: info.credential.publicKey,
    counter: info.credential.counter,
    transports: [...(info.credential.transports ?? [])],
    backup_eligible: info.credentialDeviceType === 'multiDevice',
    backed_up: info.credentialBackedUp,
    name,
    created_at: work.clock.now(),
    used_at: null,
  });
  if (!added) return false;
  const language = detectLanguage(request.host);
  const alarm = pageLink(work.config, language, '/forgot-password');
  await sendAccountMail(work, { to: await getUser(work.db, userId), language, about: 'passkeyOn', alarm });
  return true;
}

/** Keeps a key that answers the caller's own challenge, made on one of our pages, by an owner who unlocked it. */
export const addPasskeyHandler = implement(addPasskey, async ({ body }, { run, actor, clock, config, request }) => {
  const challenge = readChallenge(body.credential.response.clientDataJSON);
  const taken = await run(SYSTEM, ({ db }) =>
    consumePasskeyChallenge(db, tokenHash(challenge ?? ''), { userId: actor.userId }, clock.now()),
  );
  if (taken === undefined || challenge === null) throw failure(CHALLENGE_ENDED);
  const { id, origins } = resolveRelyingParty(config);
  const { credential } = body;
  const checked = await verifyRegistrationResponse({
    response: {
      id: credential.id,
      rawId: credential.rawId,
      type: credential.type,
      clientExtensionResults: {},
      response: {
        clientDataJSON: credential.response.clientDataJSON,
        attestationObject: credential.response.attestationObject,
        transports: credential.response.transports ?? [],
      },
    },
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }).catch(() => null);
  const info = checked?.registrationInfo;
  if (checked?.verified !== true || info === undefined) throw failure(PASSKEY_NOT_VALID);
  const kept = await run(SYSTEM, (work) => storePasskey(work, actor.userId, { name: body.name, info, request }));
  if (!kept) throw failure(PASSKEY_NOT_VALID);
  return { id: info.credential.id };
});
