import { findActiveWorkplaces, findMyEmployments } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { getMyWorkShare as contract, type WorkShare } from '../../contract/share-endpoints.ts';
import { loadWorkShare } from '../work-share.ts';

/** Staff read no shifts but their own: the medians of the others are worked out for them here, and nothing else leaves. */
export const getMyWorkShare = implement(contract, async (_input, { db, clock }) => {
  const own = await findMyEmployments(db);
  return inScope(db, SYSTEM, async (system) => {
    const places = await findActiveWorkplaces(
      system,
      own.map(({ id }) => id),
    );
    const shares: WorkShare[] = [];
    for (const { id, works_at: locationId } of places)
      shares.push(...(await loadWorkShare(system, { employeeId: id, locationId }, clock.now())));
    return { shares };
  });
});
