import { requireLocation } from '@hearth/domains/scheduling/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { seeException as contract } from '../../contract/live-endpoints.ts';
import { insertSeen } from '../queries/seen.ts';

/** Whatever the key names: what is not there is nothing to see. */
export const seeException = implement(contract, async ({ body }, { db, grant, actor, clock }) => {
  const { id: locationId } = await requireLocation(db, grant);
  const row = { location_id: locationId, key: body.key, group_id: grant.groupId, seen_by: actor.userId };
  await inScope(db, SYSTEM, (system) => insertSeen(system, { ...row, seen_at: clock.now() }));
  return { seen: true as const };
});
