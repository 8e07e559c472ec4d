import { failure } from '@hearth/kit/failure';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { RequestFacts, Work } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { signInWithPasskey } from '../../../contract/passkey-endpoints.ts';
import { CHALLENGE_ENDED, PASSKEY_NOT_VALID } from '../../../contract/failures.ts';
import { PASSKEY_ANSWERS_PER_NETWORK } from '../../../rules/limits.ts';
import { refuseForeignOrigin } from '../../access.ts';
import { buildCookie, readCookie } from '../../cookie.ts';
import { limitByNetwork } from '../../actions/limit-attempts.ts';
import { pageLink } from '../../page-link.ts';
import { parseAssertion, verifyAssertion } from '../../actions/passkey-assertion.ts';
import { findPasskey, recordPasskeyUse, consumePasskeyChallenge } from '../../queries/passkey.ts';
import { findUser } from '../../queries/user.ts';
import { sendAccountMail } from '../../actions/send-letter.ts';
import { completeSignIn, toSignInAnswer } from '../../actions/sign-in.ts';
import type { CompletedSignIn } from '../../actions/sign-in.ts';

interface PasskeyAnswer {
  readonly challenge: string;
  readonly assertion: AuthenticationResponseJSON;
  readonly request: RequestFacts;
}

/** Verifies an answer. A wrong one is a result, not an error, so that its effects are committed. */
async function verifyPasskey(
  work: Work<'system'>,
  { challenge, assertion, request }: PasskeyAnswer,
): Promise<CompletedSignIn | 'ended' | 'wrong'> {
  const { db, clock, config } = work;
  const now = clock.now();
  await limitByNetwork(db, 'passkey-answer', request.ip, PASSKEY_ANSWERS_PER_NETWORK, now);
  const browserHash = tokenHash(readCookie(config, 'passkey', request.headers['cookie']) ?? '');
  const taken = await consumePasskeyChallenge(db, tokenHash(challenge), { browserHash }, now);
  if (taken === undefined) return 'ended';
  const passkey = await findPasskey(db, assertion.id);
  const user = passkey === undefined ? undefined : await findUser(db, passkey.user_id);
  if (passkey === undefined || user === undefined) return 'wrong';
  if (user.disabled_at !== null || user.status !== 'ACTIVE') return 'wrong';
  const use = await verifyAssertion(config, passkey, challenge, assertion);
  if (use === null) return 'wrong';
  if (await recordPasskeyUse(db, passkey.id, { ...use, at: now })) return completeSignIn(work, user, request);
  const language = detectLanguage(request.host);
  const alarm = pageLink(config, language, '/forgot-password');
  await sendAccountMail(work, { to: user, language, about: 'passkeyCopied', alarm });
  return 'wrong';
}

/** Signs in with a passkey. Its owner has it and has unlocked it, which is both steps at once. */
export const signInWithPasskeyHandler = implement(signInWithPasskey, async ({ body }, { run, config, request }) => {
  refuseForeignOrigin(request, config);
  const assertion = parseAssertion(body.credential);
  if (assertion === null) throw failure(PASSKEY_NOT_VALID);
  const outcome = await run(SYSTEM, (work) => verifyPasskey(work, { challenge: body.challenge, assertion, request }));
  if (outcome === 'ended') throw failure(CHALLENGE_ENDED);
  if (outcome === 'wrong') throw failure(PASSKEY_NOT_VALID);
  return toSignInAnswer({ ...outcome, cookies: [...outcome.cookies, buildCookie(config, 'passkey', '', 0)] });
});
