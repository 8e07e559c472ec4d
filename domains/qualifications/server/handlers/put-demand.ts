import { failure, invalid, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { findPositions } from '@hearth/domains/team/service';
import { implement } from '@hearth/platform/module';
import { putDemand as contract } from '../../contract/endpoints.ts';
import { DEMAND_CHANGED } from '../../contract/failures.ts';
import { announceDemands } from '../announce.ts';
import { findSources, getUsableQualification } from '../catalogue.ts';
import { presentDemand } from '../present.ts';
import { insertChanges } from '../queries/change.ts';
import { demandRows, findDemand, findDemandId, insertDemand } from '../queries/demand.ts';
import { holdQualification } from '../queries/qualification.ts';

/** Of two people who add the same demand at once, the second is told that it is there. */
export const putDemand = implement(contract, async ({ body }, { db, emit, grant, actor, clock }) => {
  const { groupId, brandId } = grant;
  const { position_id: positionId, qualification_id: qualificationId, min_level: least, strictness, version } = body;
  const place = { group_id: groupId, ancestor_ids: [...(await findSources(db, grant)).keys()] };
  // Its levels stay as they are until the demand is there.
  await holdQualification(db, qualificationId);
  const qualification = await getUsableQualification(db, place, qualificationId);
  if (!(await findPositions(db, groupId)).some(({ id }) => id === positionId)) throw failure(NOT_FOUND);
  if (least > Math.max(1, qualification.level_names.length))
    throw invalid([{ field: 'min_level', rule: 'too_big', message: 'is more than this qualification has' }]);
  const of = { brand_id: brandId, position_id: positionId, qualification_id: qualificationId };
  const set = { min_level: least, strictness };
  const known = await findDemandId(db, of);
  const id =
    known === undefined
      ? await insertDemand(db, { id: newId(clock.now().getTime()), group_id: groupId, ...of, ...set })
      : (await demandRows.replace(db, { id: known, version }, set)).id;
  if (id === undefined) throw failure(DEMAND_CHANGED);
  const action = known === undefined ? 'CREATED' : 'CHANGED';
  const deed = { about: 'DEMAND', action, aboutId: id, groupId, by: actor.userId, at: clock.now() } as const;
  await insertChanges(db, [{ ...deed, detail: { ...of, ...set } }]);
  await announceDemands({ emit }, grant);
  const row = await findDemand(db, brandId, id);
  if (row === undefined) throw failure(NOT_FOUND);
  return presentDemand(row, brandId);
});
