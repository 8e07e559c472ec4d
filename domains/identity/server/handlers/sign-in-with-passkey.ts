import { failure } from '@hearth/kit/failure';
import { detectLanguage } from '@hearth/kit/host-language';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { RequestFacts, Work } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { signInWithPasskey } from '../../contract/passkey-endpoints.ts';
import { CHALLENGE_ENDED, PASSKEY_NOT_VALID } from '../../contract/failures.ts';
import { PASSKEY_ANSWERS_PER_NETWORK } from '../../rules/limits.ts';
import { refuseForeignOrigin } from '../access.ts';
import { cookie, readCookie } from '../cookie.ts';
import { limitByNetwork } from '../limit-attempts.ts';
import { pageLink } from '../page-link.ts';
import { readAssertion, verifyAssertion } from '../passkey-assertion.ts';
import { findPasskey, notePasskeyUse, takePasskeyChallenge } from '../queries/passkey.ts';
import { findUser } from '../queries/user.ts';
import { sendLetter } from '../send-letter.ts';
import { completeSignIn, signedInAnswer } from '../sign-in.ts';
import type { SignedIn } from '../sign-in.ts';

interface Answered {
  readonly challenge: string;
  readonly assertion: AuthenticationResponseJSON;
  readonly request: RequestFacts;
}

/** Looks at an answer. A wrong one is an outcome and no error here: what it used up, and whoever it was told to, must stay. */
async function judge(
  work: Work<'system'>,
  { challenge, assertion, request }: Answered,
): Promise<SignedIn | 'ended' | 'wrong'> {
  const { db, clock, config } = work;
  const now = clock.now();
  await limitByNetwork(db, 'passkey-answer', request.ip, PASSKEY_ANSWERS_PER_NETWORK, now);
  const browserHash = tokenHash(readCookie(config, 'passkey', request.headers['cookie']) ?? '');
  const taken = await takePasskeyChallenge(db, tokenHash(challenge), { browserHash }, now);
  if (taken === undefined) return 'ended';
  const passkey = await findPasskey(db, assertion.id);
  const user = passkey === undefined ? undefined : await findUser(db, passkey.user_id);
  if (passkey === undefined || user === undefined) return 'wrong';
  if (user.disabled_at !== null || user.status !== 'ACTIVE') return 'wrong';
  const use = await verifyAssertion(config, passkey, challenge, assertion);
  if (use === null) return 'wrong';
  if (await notePasskeyUse(db, passkey.id, { ...use, at: now })) return completeSignIn(work, user, request);
  const language = detectLanguage(request.host);
  const alarm = pageLink(config, language, '/forgot-password');
  await sendLetter(work, { to: user, language, about: 'passkeyCopied', alarm });
  return 'wrong';
}

/** Signs in with a passkey. Its owner has it and has unlocked it, which is both steps at once. */
export const signInWithPasskeyHandler = implement(signInWithPasskey, async ({ body }, { run, config, request }) => {
  refuseForeignOrigin(request, config);
  const assertion = readAssertion(body.credential);
  if (assertion === null) throw failure(PASSKEY_NOT_VALID);
  const outcome = await run(SYSTEM, (work) => judge(work, { challenge: body.challenge, assertion, request }));
  if (outcome === 'ended') throw failure(CHALLENGE_ENDED);
  if (outcome === 'wrong') throw failure(PASSKEY_NOT_VALID);
  return signedInAnswer({ ...outcome, cookies: [...outcome.cookies, cookie(config, 'passkey', '', 0)] });
});
