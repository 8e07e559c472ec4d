import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { isImpersonating } from '../../contract/endpoints.ts';
import { provenSession, refuseForeignOrigin } from '../access.ts';
import { findActing } from '../queries/impersonation.ts';

/** Whether the holder of the cookie acts for somebody else. */
export const isImpersonatingHandler = implement(isImpersonating, async (_input, { run, clock, config, request }) => {
  refuseForeignOrigin(request, config);
  const acting = await run(SYSTEM, async ({ db }) => {
    const session = await provenSession(db, config, request, clock.now());
    return session === null ? undefined : findActing(db, session.id, clock.now());
  });
  return { is_impersonating: acting !== undefined };
});
