import { SYSTEM } from '@hearth/platform/database';
import { implement, WithHeaders } from '@hearth/platform/module';
import { signOut } from '../../../contract/endpoints.ts';
import { findIssuedToken, refuseForeignOrigin } from '../../access.ts';
import { clearedSessionCookie } from '../../cookie.ts';
import { endSession } from '../../actions/end-session.ts';
import { forgetSession } from '../../session-source.ts';

/** Ends the cookie's session. An older token of the family is enough: signing out must work after a lost answer too. */
export const signOutHandler = implement(signOut, async (_input, { run, config, request }) => {
  refuseForeignOrigin(request, config);
  const ended = await run(SYSTEM, async (work) => {
    const issued = await findIssuedToken(work.db, config, request);
    if (issued !== null) await endSession(work, issued.session, 'SIGN_OUT');
    return issued?.session.id;
  });
  if (ended !== undefined) forgetSession(ended);
  return new WithHeaders({ signed_out: true as const }, clearedSessionCookie(config));
});
