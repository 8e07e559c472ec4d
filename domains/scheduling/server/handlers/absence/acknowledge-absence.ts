import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/absence-endpoints.ts';
import { requireLocation } from '../../access.ts';
import { markSeen } from '../../queries/absence.ts';

/** Said once; nobody answers their own. */
export const acknowledgeAbsence = implement(
  contract.acknowledgeAbsence,
  async ({ params }, { db, grant, actor, clock }) => {
    const { id } = await requireLocation(db, grant);
    const seenAt = await markSeen(db, id, params.absence_id, { userId: actor.userId, at: clock.now() });
    if (seenAt === undefined) throw failure(NOT_FOUND);
    return { seen_at: seenAt.toISOString() };
  },
);
