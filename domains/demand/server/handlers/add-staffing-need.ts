import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import { TOO_MANY_STAFFING_NEEDS } from '../../contract/failures.ts';
import { addStaffingNeed as contract } from '../../contract/staffing-need-endpoints.ts';
import { requireNeed, tellNeeds } from '../need-place.ts';
import { presentStaffingNeed } from '../present-staffing-need.ts';
import { findStaffingNeeds, insertStaffingNeed } from '../queries/staffing-need.ts';

const MOST_NEEDS = 500;

export const addStaffingNeed = implement(contract, async ({ body }, context) => {
  const { db, grant, clock } = context;
  await requireNeed(context, body);
  if ((await findStaffingNeeds(db, grant)).length >= MOST_NEEDS)
    throw failure(TOO_MANY_STAFFING_NEEDS, { limit: MOST_NEEDS });
  const at = clock.now();
  const row = await insertStaffingNeed(db, grant, body, { id: newId(at.getTime()), at });
  await tellNeeds(context);
  return presentStaffingNeed(row);
});
