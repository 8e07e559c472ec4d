import { implement } from '@hearth/platform/module';
import { listStaffingNeeds as contract } from '../../contract/staffing-need-endpoints.ts';
import { findNeedPositions } from '../need-place.ts';
import { presentStaffingNeed } from '../present-staffing-need.ts';
import { findStaffingNeeds } from '../queries/staffing-need.ts';

/** Of a caller whose permission covers some departments, their needs alone. */
export const listStaffingNeeds = implement(contract, async (_input, { db, grant }) => {
  const positions = await findNeedPositions({ db, grant });
  const own = new Set(positions.map(({ id }) => id));
  const rows = (await findStaffingNeeds(db, grant)).filter((row) => own.has(row.position_id));
  return { staffing_needs: rows.map(presentStaffingNeed), positions };
});
