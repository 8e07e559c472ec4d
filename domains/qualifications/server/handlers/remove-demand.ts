import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { removeDemand as contract } from '../../contract/endpoints.ts';
import { DEMAND_CHANGED } from '../../contract/failures.ts';
import { announceDemands } from '../announce.ts';
import { insertChanges } from '../queries/change.ts';
import { deleteDemand, findDemand } from '../queries/demand.ts';

export const removeDemand = implement(contract, async ({ params, body }, { db, emit, grant, actor, clock }) => {
  const row = await findDemand(db, grant.brandId, params.demand_id);
  if (row === undefined) throw failure(NOT_FOUND);
  if (!(await deleteDemand(db, row.id, body.version))) throw failure(DEMAND_CHANGED);
  const { groupId } = grant;
  const deed = {
    about: 'DEMAND',
    action: 'REMOVED',
    aboutId: row.id,
    groupId,
    by: actor.userId,
    at: clock.now(),
  } as const;
  const { brand_id, position_id, qualification_id, min_level, strictness } = row;
  await insertChanges(db, [{ ...deed, detail: { brand_id, position_id, qualification_id, min_level, strictness } }]);
  await announceDemands({ emit }, grant);
  return { removed: true as const };
});
