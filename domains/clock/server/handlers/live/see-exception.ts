import { requireLocation } from '@hearth/domains/scheduling/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { PUNCH_OWN } from '../../../contract/failures.ts';
import { seeException as contract } from '../../../contract/live-endpoints.ts';
import { findWhose } from '../../exception-key.ts';
import { insertSeen } from '../../queries/seen.ts';

/** What is odd about one's own day somebody else lets stand. */
export const seeException = implement(contract, async ({ body }, { db, grant, actor, clock }) => {
  const { id: locationId } = await requireLocation(db, grant);
  const row = { location_id: locationId, key: body.key, group_id: grant.groupId, seen_by: actor.userId };
  await inScope(db, SYSTEM, async (system) => {
    const person = await findWhose(system, locationId, body.key);
    if (person === undefined) throw failure(NOT_FOUND);
    if (person.user_id === actor.userId) throw failure(PUNCH_OWN);
    await insertSeen(system, { ...row, seen_at: clock.now() });
  });
  return { seen: true as const };
});
