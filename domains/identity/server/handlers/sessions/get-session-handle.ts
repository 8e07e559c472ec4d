import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { newToken, tokenHash } from '@hearth/platform/secrets/token';
import { getSessionHandle } from '../../../contract/endpoints.ts';
import { findLiveSession, refuseForeignOrigin } from '../../access.ts';
import { setHandle } from '../../queries/session.ts';

/** A handle of the session for page script. The refresh token itself never leaves the cookie. */
export const getSessionHandleHandler = implement(getSessionHandle, async (_input, { run, clock, config, request }) => {
  refuseForeignOrigin(request, config);
  const handle = newToken();
  const found = await run(SYSTEM, async ({ db }) => {
    const session = await findLiveSession(db, config, request, clock.now());
    if (session !== null) await setHandle(db, session.id, tokenHash(handle));
    return session !== null;
  });
  return { refresh_token: found ? handle : null };
});
