import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { isImpersonating } from '../../contract/endpoints.ts';
import { provenSession, refuseForeignOrigin } from '../access.ts';

/** Whether somebody else acts in the cookie's session. */
export const isImpersonatingHandler = implement(isImpersonating, async (_input, { run, clock, config, request }) => {
  refuseForeignOrigin(request, config);
  const session = await run(SYSTEM, ({ db }) => provenSession(db, config, request, clock.now()));
  return { is_impersonating: session !== null && session.impersonator_id !== null };
});
