import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { findMyEndedShifts } from '@hearth/domains/scheduling/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { ALREADY_SAID, TOO_LATE_TO_SAY } from '../../contract/failures.ts';
import { ANSWERABLE_FOR_MS, startOfWeek } from '../../rules/anonymity.ts';
import { claimAnswer } from '../queries/answered.ts';
import { addToTally } from '../queries/tally.ts';

/** Two things are kept, and nothing ties them together: that the person has answered, and one more in the count of the week. */
export const answerPulse = implement(contract.answerPulse, async ({ body }, { db, clock }) => {
  const now = clock.now();
  const shifts = await findMyEndedShifts(db, { from: new Date(now.getTime() - ANSWERABLE_FOR_MS), to: now });
  const shift = shifts.find(({ id }) => id === body.shift_id);
  if (shift === undefined) throw failure(TOO_LATE_TO_SAY);
  if (!(await claimAnswer(db, shift.employee_id, shift.starts_at))) throw failure(ALREADY_SAID);
  const at = { locationId: shift.location_id, groupId: shift.group_id, week: startOfWeek(shift.local_date) };
  await inScope(db, SYSTEM, (system) => addToTally(system, at, body.score));
  return { counted: true as const };
});
