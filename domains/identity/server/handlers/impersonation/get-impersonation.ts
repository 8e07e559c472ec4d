import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { getImpersonation } from '../../../contract/endpoints.ts';
import { findImpersonation } from '../../queries/impersonation.ts';
import { getUser } from '../../queries/user.ts';

/** For whom the caller acts and until when; null for everybody who is themselves. */
export const getImpersonationHandler = implement(getImpersonation, async (_input, { db, actor }) => {
  if (actor.impersonatorId === undefined) return { impersonation: null };
  return inScope(db, SYSTEM, async (system) => {
    const acting = await findImpersonation(system, actor.sessionId);
    if (acting === undefined) return { impersonation: null };
    const subject = await getUser(system, acting.subject_id);
    return {
      impersonation: {
        subject_name: `${subject.first_name} ${subject.last_name}`.trim(),
        reason: acting.reason,
        ends_at: acting.ends_at.toISOString(),
      },
    };
  });
});
