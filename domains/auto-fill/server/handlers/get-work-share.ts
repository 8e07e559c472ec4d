import { findBrandPlaces } from '@hearth/domains/core/service';
import { findActiveWorkplaces, findEmployees } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { getWorkShare as contract, type WorkShare } from '../../contract/share-endpoints.ts';
import { loadWorkShare } from '../work-share.ts';

/** Only at locations at or below the brand; somebody who works at none of them is as unknown as nobody. */
export const getWorkShare = implement(contract, async ({ params }, { db, grant, clock }) => {
  // Whom the caller's own scope does not hold is nobody to what looks further than it.
  if ((await findEmployees(db, [params.employee_id])).length === 0) throw failure(NOT_FOUND);
  return inScope(db, SYSTEM, async (system) => {
    const works = await findActiveWorkplaces(system, [params.employee_id]);
    const tree = await findBrandPlaces(
      system,
      works.map(({ works_at: at }) => at),
    );
    const below = new Set(tree.filter(({ ancestorIds }) => ancestorIds.includes(grant.brandId)).map(({ id }) => id));
    const here = works.filter(({ works_at: at }) => below.has(at));
    if (here.length === 0) throw failure(NOT_FOUND);
    const shares: WorkShare[] = [];
    for (const { id, works_at: locationId } of here)
      shares.push(...(await loadWorkShare(system, { employeeId: id, locationId }, clock.now())));
    return { shares };
  });
});
