import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { stopImpersonating } from '../../../contract/endpoints.ts';
import { findIssuedToken, refuseForeignOrigin } from '../../access.ts';
import { stopActing } from '../../actions/impersonation.ts';

/** Needs only the cookie, however old its token, so that nothing can keep an impersonation open. */
export const stopImpersonatingHandler = implement(stopImpersonating, async (_input, { run, config, request }) => {
  refuseForeignOrigin(request, config);
  await run(SYSTEM, async (work) => {
    const issued = await findIssuedToken(work.db, config, request);
    if (issued !== null) await stopActing(work, { sessionId: issued.session.id });
  });
  return { stopped: true as const };
});
