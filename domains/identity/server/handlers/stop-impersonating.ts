import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { stopImpersonating } from '../../contract/endpoints.ts';
import { issuedToken, refuseForeignOrigin } from '../access.ts';
import { stopActing } from '../impersonation.ts';

/** Asks for nothing but the cookie, however old its token: no second step, no rule and no end of anything keeps somebody acting. */
export const stopImpersonatingHandler = implement(stopImpersonating, async (_input, { run, config, request }) => {
  refuseForeignOrigin(request, config);
  await run(SYSTEM, async (work) => {
    const issued = await issuedToken(work.db, config, request);
    if (issued !== null) await stopActing(work, { sessionId: issued.session.id });
  });
  return { stopped: true as const };
});
