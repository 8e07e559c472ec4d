import { failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import { logout } from '../../../contract/endpoints.ts';
import { INVALID_REFRESH_TOKEN } from '../../../contract/failures.ts';
import { endSession } from '../../actions/end-session.ts';
import { findSessionByHandle } from '../../queries/session.ts';
import { forgetSession } from '../../session-source.ts';

/** Ends the session of a handle, if it is one of the caller's own. */
export const logoutHandler = implement(logout, async ({ body }, { run, actor }) => {
  const ended = await run(SYSTEM, async (work) => {
    const session = await findSessionByHandle(work.db, tokenHash(body.refresh_token), actor.userId);
    if (session === undefined) throw failure(INVALID_REFRESH_TOKEN);
    await endSession(work, session, 'SIGN_OUT');
    return session.id;
  });
  forgetSession(ended);
  return { logged_out: true as const };
});
