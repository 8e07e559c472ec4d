import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { isImpersonating } from '../../../contract/endpoints.ts';
import { findLiveSession, refuseForeignOrigin } from '../../access.ts';
import { findActiveImpersonation } from '../../queries/impersonation.ts';

/** Tells if the cookie's holder acts for another person. */
export const isImpersonatingHandler = implement(isImpersonating, async (_input, { run, clock, config, request }) => {
  refuseForeignOrigin(request, config);
  const acting = await run(SYSTEM, async ({ db }) => {
    const session = await findLiveSession(db, config, request, clock.now());
    return session === null ? undefined : findActiveImpersonation(db, session.id, clock.now());
  });
  return { is_impersonating: acting !== undefined };
});
