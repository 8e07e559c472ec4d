import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { changeStaffingNeed as contract } from '../../contract/staffing-need-endpoints.ts';
import { requireNeed, requirePosition, tellNeeds } from '../need-place.ts';
import { presentStaffingNeed } from '../present-staffing-need.ts';
import { findStaffingNeed, staffingNeedRows, toColumns } from '../queries/staffing-need.ts';

export const changeStaffingNeed = implement(contract, async ({ params, body }, context) => {
  const { db, grant, clock } = context;
  const before = await findStaffingNeed(db, grant, params.staffing_need_id);
  if (before === undefined) throw failure(NOT_FOUND);
  await requirePosition(context, before.position_id);
  await requireNeed(context, body.content);
  const read = { id: before.id, version: body.version };
  const row = await staffingNeedRows.replace(db, read, { ...toColumns(body.content), changed_at: clock.now() });
  await tellNeeds(context);
  return presentStaffingNeed(row);
});
