import { Failure, failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement, WithHeaders } from '@hearth/platform/module';
import type { Context } from '@hearth/platform/module';
import { login } from '../../../contract/endpoints.ts';
import { INVALID_CREDENTIALS, INVALID_USERNAME_OR_PASSWORD } from '../../../contract/failures.ts';
import { canonicalEmail } from '../../../rules/email.ts';
import { refuseForeignOrigin } from '../../access.ts';
import { buildCookie } from '../../cookie.ts';
import { admitLogin } from '../../login-limits.ts';
import { provePassword } from '../../password-hash.ts';
import { forgetAttempts, undoAttempt } from '../../queries/attempt.ts';
import type { UserRow } from '../../queries/user.ts';
import { openChallenge } from '../../actions/sign-in-challenge.ts';
import { needsSecondFactor, completeSignIn, toSignInAnswer } from '../../actions/sign-in.ts';

async function verifyPassword(password: string, user: UserRow | undefined): Promise<UserRow> {
  const mayEnter = user !== undefined && user.status === 'ACTIVE' && user.disabled_at === null;
  await provePassword(password, mayEnter ? user.password_hash : null);
  if (!mayEnter) throw failure(INVALID_USERNAME_OR_PASSWORD);
  return user;
}

/** Signs in, or asks for the second step. Unknown, disabled and wrong are one answer after the same work. */
export const loginHandler = implement(login, async ({ body }, context: Context<'anyone', 'inOwn'>) => {
  const { run, config, request } = context;
  refuseForeignOrigin(request, config);
  // Neither an address nor a username: nobody can have it, so saying so tells nothing of anybody.
  if (body.username.includes('@') && canonicalEmail(body.username) === null) throw failure(INVALID_CREDENTIALS);
  const admitted = await admitLogin(context, body.username, body.validation_data?.['captcha']);
  const { network } = admitted;
  const user = await verifyPassword(body.password, admitted.user).catch(async (error: unknown) => {
    const wrong = error instanceof Failure && error.kind === INVALID_USERNAME_OR_PASSWORD;
    // What kept the password from being tried was not the caller's fault.
    if (!wrong && network !== null) await run(SYSTEM, ({ db }) => undoAttempt(db, network));
    throw error;
  });
  const outcome = await run(SYSTEM, async (work) => {
    for (const key of admitted.counted) await forgetAttempts(work.db, key);
    if (network !== null) await undoAttempt(work.db, network);
    return (await needsSecondFactor(work, user, request))
      ? { challenge: await openChallenge(work, user, request) }
      : { signedIn: await completeSignIn(work, user, request) };
  });
  if ('signedIn' in outcome) return toSignInAnswer(outcome.signedIn);
  const { browser, lifeMs, ...challenge } = outcome.challenge;
  return new WithHeaders({ challenge }, { 'set-cookie': buildCookie(config, 'attempt', browser, lifeMs) });
});
