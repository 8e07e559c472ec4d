import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { removeStaffingNeed as contract } from '../../contract/staffing-need-endpoints.ts';
import { requirePosition, tellNeeds } from '../need-place.ts';
import { deleteStaffingNeed, findStaffingNeed } from '../queries/staffing-need.ts';

export const removeStaffingNeed = implement(contract, async ({ params }, context) => {
  const { db, grant } = context;
  const before = await findStaffingNeed(db, grant, params.staffing_need_id);
  if (before === undefined) throw failure(NOT_FOUND);
  await requirePosition(context, before.position_id);
  await deleteStaffingNeed(db, grant, before.id);
  await tellNeeds(context);
  return { removed: true as const };
});
