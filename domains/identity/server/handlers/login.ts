import { Failure, failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement, WithHeaders } from '@hearth/platform/module';
import type { Context } from '@hearth/platform/module';
import { login } from '../../contract/endpoints.ts';
import { INVALID_USERNAME_OR_PASSWORD } from '../../contract/failures.ts';
import { LOGIN_FAILURES_PER_ACCOUNT, LOGIN_FAILURES_PER_ADDRESS } from '../../rules/limits.ts';
import { provenSession, refuseForeignOrigin } from '../access.ts';
import { sessionCookie } from '../cookie.ts';
import { endSession } from '../end-session.ts';
import { findByLoginName } from '../find-by-login-name.ts';
import { tooMany } from '../limit-attempts.ts';
import { networkOf } from '../network.ts';
import { openSession } from '../open-session.ts';
import { provePassword } from '../password-hash.ts';
import { attemptKey, countAttempt, forgetAttempts, readAttempts } from '../queries/attempt.ts';
import type { UserRow } from '../queries/user.ts';

/** The user of that name, with this try already counted: tries at the same moment cannot all slip under the limit. */
async function admit(
  { run, clock }: Context<'anyone'>,
  name: string,
  fromAddress: Buffer,
): Promise<{ user: UserRow | undefined; account: Buffer }> {
  const now = clock.now();
  return run(SYSTEM, async ({ db }) => {
    const address = await readAttempts(db, fromAddress, now);
    if (address.count >= LOGIN_FAILURES_PER_ADDRESS.count) throw tooMany(address, now);
    const user = await findByLoginName(db, name);
    const account =
      user === undefined ? attemptKey('login-name', name.toLowerCase()) : attemptKey('login-user', user.id);
    const tries = await countAttempt(db, account, LOGIN_FAILURES_PER_ACCOUNT, now);
    if (tries.count > LOGIN_FAILURES_PER_ACCOUNT.count) throw tooMany(tries, now);
    return { user, account };
  });
}

async function prove(password: string, user: UserRow | undefined): Promise<UserRow> {
  const mayEnter = user !== undefined && user.status === 'ACTIVE' && user.disabled_at === null;
  await provePassword(password, mayEnter ? user.password_hash : null);
  if (!mayEnter) throw failure(INVALID_USERNAME_OR_PASSWORD);
  return user;
}

/** Signs in. Unknown, disabled and wrong are one answer after the same work. */
export const loginHandler = implement(login, async ({ body }, context) => {
  const { run, clock, config, request } = context;
  refuseForeignOrigin(request, config);
  const fromAddress = attemptKey('login-address', networkOf(request.ip));
  const { user: found, account } = await admit(context, body.username, fromAddress);
  const user = await prove(body.password, found).catch(async (error: unknown) => {
    const wrong = error instanceof Failure && error.kind === INVALID_USERNAME_OR_PASSWORD;
    if (wrong) await run(SYSTEM, ({ db }) => countAttempt(db, fromAddress, LOGIN_FAILURES_PER_ADDRESS, clock.now()));
    throw error;
  });
  const opened = await run(SYSTEM, async (work) => {
    await forgetAttempts(work.db, account);
    const before = await provenSession(work.db, config, request, clock.now());
    if (before !== null) await endSession(work, before, 'SIGN_OUT');
    return openSession(work, user, request.userAgent);
  });
  return new WithHeaders(opened.answer, sessionCookie(config, opened.refreshToken, opened.expiresAt, clock.now()));
});
